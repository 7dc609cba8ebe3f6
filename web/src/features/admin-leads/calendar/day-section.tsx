import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { isPastPickup, pickupDayOf } from '@harbour-haul/domain/leads/pickups/past-pickup';
import { overlappingPickups } from '@harbour-haul/domain/leads/pickups/pickup-overlap';
import { pickupStart } from '@harbour-haul/domain/leads/pickups/route-order';
import Add from '@mui/icons-material/Add';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { DateTime } from 'luxon';
import { useId, useState } from 'react';
import { nameOf } from '../lead-name.ts';
import { BELOW_DESK, useScreen } from '../list/use-screen.ts';
import { type CalendarDay, isEmptyDay } from './calendar-days.ts';
import { CalendarLink } from './calendar-link.tsx';
import { calendarCardStyle, calendarListStyle, TIGHT_DESK } from './calendar-list-style.ts';
import { CallLink } from './call-link.tsx';
import { PickupStop } from './pickup-stop.tsx';
import { ANY_TIME } from './pickup-time.ts';
import { PrintDayButton } from './print-day-button.tsx';
import { LINK_STOPS, type RouteLink, routeLinks, stopsLeftOut } from './route-links.ts';
import { dayText } from './use-pickup-moves.ts';

interface DaySectionProps extends CalendarDay {
  /** `yyyy-mm-dd` */
  today: string;
  onOpen: (id: number) => void;
  /** What is dragged may be dropped here. */
  isTarget: boolean;
  onDrop: () => void;
  /** Schedules a lead for this day. */
  onAdd: () => void;
}

/** A day: its pickups in the order of their route, the way to it in a map, and whom to follow up. */
export function DaySection(props: DaySectionProps) {
  const { day, pickups, followUps, isCrowded, today, onOpen, isTarget, onDrop, onAdd } = props;
  const [isOver, setOver] = useState(false);
  const id = useId();
  const isPhone = useScreen() === 'phone';
  const date = DateTime.fromISO(day, { locale: 'en' });
  const stops = pickups.filter(({ address }) => address !== null);
  const links = day < today ? [] : routeLinks(stops, LINK_STOPS[isPhone ? 'phone' : 'desk']);
  const leftOut = stopsLeftOut(pickups);
  const hasHours = (lead: CalendarLead) => pickupStart(lead) !== null;
  const timed = pickups.filter(hasHours);
  const untimed = pickups.filter((lead) => !hasHours(lead));
  const toDo = [...timed, ...untimed].filter(({ status }) => status !== 'completed');
  const stopOf = (lead: CalendarLead) => (
    <PickupStop
      key={lead.id}
      lead={lead}
      hasHours={hasHours(lead)}
      number={stops.indexOf(lead) + 1}
      asksIfDone={isPastPickup(pickupDayOf(lead), today)}
      overlaps={overlappingPickups(lead, pickups).map((other) => stopText(other, stops))}
      onOpen={onOpen}
    />
  );
  const isEmpty = isEmptyDay(props);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-current={day === today ? 'date' : undefined}
      data-past={day < today}
      data-month-begins={date.day === 1 || undefined}
      data-empty={isEmpty}
      data-target={isTarget || undefined}
      data-over={(isTarget && isOver) || undefined}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      sx={dayStyle}
    >
      <Box sx={headStyle}>
        <h3 id={id}>
          <span>{date.toFormat('ccc')}</span>{' '}
          <span className="date">
            <span className="month">{date.toFormat('MMM')} </span>
            {date.day}
          </span>
          {day === today && <span className="today"> Today</span>}
        </h3>
        {day >= today && (
          <IconButton
            aria-label={`Schedule a lead for ${dayText(day)}`}
            data-hint="Schedule a lead"
            onClick={onAdd}
            sx={addStyle}
          >
            <Add fontSize="small" />
          </IconButton>
        )}
      </Box>
      {isEmpty && <p className="quiet">Nothing planned</p>}
      {timed.length > 0 && <ol aria-label="Pickups">{timed.map(stopOf)}</ol>}
      {untimed.length > 0 && (
        <Box data-band="" sx={bandStyle}>
          <h4 id={`${id}-any-time`}>{ANY_TIME}</h4>
          <ol aria-labelledby={`${id}-any-time`}>{untimed.map(stopOf)}</ol>
        </Box>
      )}
      {isCrowded && <p className="quiet">There are more pickups than are shown here.</p>}
      {links.map((link) => (
        <RouteButton key={link.first} link={link} isOnly={links.length === 1} />
      ))}
      {links.length > 0 && leftOut > 0 && (
        <p className="quiet">
          {leftOut === 1
            ? '1 stop has no address and is left out of the route.'
            : `${leftOut} stops have no address and are left out of the route.`}
        </p>
      )}
      {toDo.length > 0 && day >= today && <PrintDayButton day={day} pickups={toDo} />}
      {followUps.length > 0 && <FollowUps leads={followUps} onOpen={onOpen} />}
    </Box>
  );
}

/** `stop 2`; by its name where it is not on the route. */
function stopText(lead: CalendarLead, stops: readonly CalendarLead[]): string {
  const number = stops.indexOf(lead) + 1;
  return number === 0 ? nameOf(lead) : `stop ${number}`;
}

function RouteButton({ link: { href, first, last }, isOnly }: { link: RouteLink; isOnly: boolean }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      size="small"
      startIcon={<RouteOutlined />}
      sx={{ mt: 1, px: 1, width: '100%', maxWidth: 360 }}
    >
      {isOnly ? 'Open route in maps' : `Route: stops ${first} to ${last}`}
    </Button>
  );
}

function FollowUps({ leads, onOpen }: { leads: readonly CalendarLead[]; onOpen: (id: number) => void }) {
  return (
    <>
      <h4>Follow up</h4>
      <ul>
        {leads.map((lead) => (
          <li key={lead.id}>
            <CalendarLink lead={lead} onOpen={onOpen} />
            <CallLink phone={lead.phone} />
          </li>
        ))}
      </ul>
    </>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  // As high beside days that nothing can be added to.
  minHeight: 24,
  mb: 1,
};

const addStyle = { my: -1.25, mr: -1.25, color: 'text.secondary' };

/** Apart from the hours: what stands here is at none of them. */
const bandStyle = {
  mt: 1,
  pt: 0.75,
  borderTop: '2px dashed',
  borderColor: 'divider',
  '&& h4': { m: 0, mb: 0.75, color: 'text.primary' },
  '& li': { bgcolor: 'transparent', border: 1, borderColor: 'divider' },
};

const dayStyle = {
  minWidth: 0,
  p: 1.25,
  [TIGHT_DESK]: { px: 0.75 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current]': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 3px 0 var(--mui-palette-primary-main)',
  },
  '&[data-past=true] h3': { color: 'text.secondary' },
  '&[data-target]': { borderStyle: 'dashed', borderColor: 'primary.main' },
  '&[data-over]': { bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)' },
  '& [draggable=true]': { cursor: 'grab' },
  '& h3': { m: 0, fontSize: '0.9375rem', fontWeight: 600, whiteSpace: 'nowrap' },
  '& h4': { m: 0, mt: 1.5, mb: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' },
  '& .date': { fontWeight: 400 },
  // One line in a column beside others, under a title that has the month: it is read out, and seen where another begins.
  '&:not([data-month-begins]) .month, &[aria-current] .month': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    [BELOW_DESK]: { position: 'static', clipPath: 'none' },
  },
  '& .today': { ml: 0.25, color: 'primary.main', fontSize: '0.8125rem' },
  '& .quiet': { m: 0, color: 'text.secondary' },
  '& .MuiButton-root + .quiet': { mt: 0.5 },
  '& ol, & ul': calendarListStyle,
  '& li': calendarCardStyle,
  [BELOW_DESK]: {
    // Below each other, what is over and was nothing only pushes today away.
    '&[data-past=true][data-empty=true]': { display: 'none' },
    '& ol, & ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' },
  },
};
