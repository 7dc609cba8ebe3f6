import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaleAlert } from '#components/stale-alert.tsx';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { useKeys } from '#lib/keys/use-keys.ts';
import { useNow } from '#lib/use-now.ts';
import { useKnownLeads } from '../api/known-leads.ts';
import { useLeadCount } from '../api/use-lead-count.ts';
import { useLeadsCalendar } from '../api/use-leads-calendar.ts';
import { FirstDay } from '../empty/first-day.tsx';
import { HandHint } from '../hand-hint.tsx';
import { nameOf } from '../lead-name.ts';
import type { LeadsViewsProps } from '../list/leads-list-view.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { BELOW_DESK } from '../list/use-screen.ts';
import { type LeadRun, useViewSteps } from '../list/use-view-steps.ts';
import { useMovedFocus } from '../moves/use-moved-focus.ts';
import { usePastPickup } from '../past-days/use-past-pickup.ts';
import { CalendarBar } from './calendar-bar.tsx';
import {
  type CalendarDay,
  calendarDays,
  freshMoves,
  isEmptyDay,
  openingDay,
  readDay,
  undatedLeads,
  weekdaysText,
  weekOf,
} from './calendar-days.ts';
import { DaySection } from './day-section.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ANY_TIME } from './pickup-time.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { UndatedLeads } from './undated-leads.tsx';
import { usePickupMoves } from './use-pickup-moves.ts';

interface LeadsCalendarProps extends LeadsViewsProps {
  /** What changes to another view. */
  views: ReactNode;
  /** What makes a lead by hand. */
  newLead: ReactNode;
}

/** A week of scheduled pickups and follow-ups: beside each other on a desk, one day below the other where there is less room. */
export function LeadsCalendar({ onOpen, onStep, openId, details, views, newLead }: LeadsCalendarProps) {
  const [query, setQuery] = useSearchParams();
  const now = useNow();
  const today = halifaxToday(now);
  const opening = openingDay(now);
  const shown = readDay(query.get('day')) ?? opening;
  const week = useMemo(() => weekOf(shown), [shown]);
  const [first, last] = [week[0] ?? shown, week.at(-1) ?? shown];
  const { data, dataUpdatedAt, isError, refetch } = useLeadsCalendar(first, last);
  const grid = useRef<HTMLDivElement>(null);
  const focusLater = useMovedFocus(grid);
  const { moved, news, move, schedule, complete } = usePickupMoves(onOpen, (id) =>
    focusLater({ id, scrolls: true }),
  );
  const past = usePastPickup();
  const [dragged, setDragged] = useState<CalendarLead | null>(null);
  const [chosen, setChosen] = useState<CalendarLead | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const known = useKnownLeads();
  const [days, undated] = useMemo(() => {
    const fresh = freshMoves(moved, dataUpdatedAt);
    return data
      ? [calendarDays(week, data, known, fresh), undatedLeads(data, known, fresh)]
      : [undefined, []];
  }, [data, dataUpdatedAt, known, moved, week]);
  // Whatever is planned is a lead: only where nothing is does anybody need to count them.
  const isEmpty = undated.length === 0 && days?.every(isEmptyDay) === true;
  const leftOut = days?.filter((day) => day.day < today && isEmptyDay(day)).map(({ day }) => day) ?? [];
  const count = useLeadCount({}, isEmpty);
  const isFirstDay = isEmpty && count?.count === 0 && !count.isMore;
  const stopAt = (target: EventTarget): CalendarLead | null => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const stops = days?.flatMap(({ pickups }) => pickups) ?? [];
    return (card && [...undated, ...stops].find(({ id }) => String(id) === card.dataset.card)) ?? null;
  };
  /** A completed pickup is not moved; its link can be dragged all the same. */
  const isTarget = (lead: CalendarLead | null, day: string) =>
    lead !== null && lead.status !== 'completed' && !lead.scheduledDate?.startsWith(day);
  const place = (lead: CalendarLead, day: string, by: 'hand' | 'keys', hours?: string) => {
    const goesAlong = by === 'keys' && !week.includes(day);
    focusLater({ id: lead.id, scrolls: by === 'keys', isAwaited: goesAlong });
    move(lead, day, hours);
    if (goesAlong) go(day);
  };
  const moveTo = (lead: CalendarLead, day: string, by: 'hand' | 'keys') =>
    past.check({ day, status: lead.status }, () => place(lead, day, by));
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-move]')) setChosen(stopAt(target));
    const done = target.closest('[data-complete]') && stopAt(target);
    if (!done) return;
    // The button that had the focus goes.
    focusLater({ id: done.id, scrolls: false });
    complete(done);
  };
  /** Shift with an arrow moves a stop by a day; beyond the week that is shown, the calendar goes along. */
  const press = (event: KeyboardEvent) => {
    const lead = event.shiftKey && STEPS[event.key] !== undefined ? stopAt(event.target) : null;
    if (!lead?.scheduledDate || lead.status === 'completed') return;
    event.preventDefault();
    const to = daysLater(lead.scheduledDate.slice(0, 10), STEPS[event.key] ?? 0);
    if (isTarget(lead, to)) moveTo(lead, to, 'keys');
  };
  const go = (day: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (week.includes(opening) ? day === shown : weekOf(day).includes(opening)) next.delete('day');
        else next.set('day', day);
        return next;
      },
      { replace: true },
    );
  const steps = {
    onPrevious: () => go(daysLater(first, -7)),
    onNext: () => go(daysLater(first, 7)),
    onToday: () => go(today),
  };
  const leadSteps = useViewSteps(
    openId,
    useMemo(() => [runOf(undated, days ?? [])], [undated, days]),
    onStep,
  );
  useKeys({ p: steps.onPrevious, n: steps.onNext, t: steps.onToday });
  return (
    <>
      <CalendarBar days={days} first={first} last={last} views={views} newLead={newLead} {...steps} />
      {isError && data && <StaleAlert what="The calendar" onRetry={() => void refetch()} />}
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Box
          ref={grid}
          aria-busy={!days}
          onClick={click}
          onKeyDown={press}
          onDragStart={(event) => {
            const lead = stopAt(event.target);
            event.dataTransfer.effectAllowed = 'move';
            // Firefox drags nothing without it.
            event.dataTransfer.setData('text/plain', lead ? nameOf(lead) : '');
            setDragged(lead);
          }}
          onDragEnd={() => setDragged(null)}
        >
          <UndatedLeads leads={undated} hasMore={data?.hasMoreUndated === true} onOpen={onOpen} />
          {isFirstDay && (
            <Box sx={{ mb: 1 }}>
              <FirstDay />
            </Box>
          )}
          {leftOut.length > 0 && (
            <Box component="p" sx={leftOutStyle}>
              Nothing planned {weekdaysText(leftOut)}
            </Box>
          )}
          <Box sx={weekStyle}>
            {days
              ? days.map((day) => (
                  <DaySection
                    key={day.day}
                    {...day}
                    today={today}
                    onOpen={onOpen}
                    isTarget={isTarget(dragged, day.day)}
                    onDrop={() => {
                      // Its stop is another element then, from which no end of the drag comes.
                      setDragged(null);
                      if (dragged && isTarget(dragged, day.day)) moveTo(dragged, day.day, 'hand');
                    }}
                    onAdd={() => setAdded(day.day)}
                  />
                ))
              : week.map((day) => (
                  <Skeleton key={day} variant="rounded" sx={{ height: { xs: 96, lg: 360 } }} />
                ))}
          </Box>
        </Box>
      )}
      {data?.hasMoreFollowUps && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          There are more follow-ups this week than are shown here.
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Stops are in the order of their route: by the hour, then to the nearest neighbourhood in a straight
        line. Roads and bridges are not looked at. What has no hour is under {ANY_TIME}, with its number in
        the route.{' '}
        <HandHint
          desk="Drag a stop to another day, use its button, or press Shift with the left or right arrow."
          touch="A stop’s button moves it to another day."
        />
      </Typography>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {details(undefined, leadSteps)}
      {past.question}
      {chosen && (
        <MoveDialog
          lead={chosen}
          onMove={(day, hours) => {
            setChosen(null);
            place(chosen, day, 'hand', hours);
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {added !== null && (
        <ScheduleDialog
          day={added}
          onSchedule={(lead) => {
            setAdded(null);
            schedule(lead, added);
          }}
          onClose={() => setAdded(null)}
        />
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** What has no day, then the week from its first stop to its last follow-up; who is visited and called is passed once. */
function runOf(undated: readonly CalendarLead[], days: readonly CalendarDay[]): LeadRun {
  const shown = [...undated, ...days.flatMap(({ pickups, followUps }) => [...pickups, ...followUps])];
  const leads = [...new Map(shown.map((lead) => [lead.id, lead])).values()];
  return { leads, total: leads.length };
}

/** Below each other, days that are over and had nothing are this line alone: only there are they left out. */
const leftOutStyle = {
  display: 'none',
  m: 0,
  mb: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  [BELOW_DESK]: { display: 'block' },
};

const weekStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 1,
  alignItems: 'stretch',
  [BELOW_DESK]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
