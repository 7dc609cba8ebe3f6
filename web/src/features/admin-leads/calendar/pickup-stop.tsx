import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { unkeptWish } from '@harbour-haul/domain/leads/pickups/pickup-wish';
import { shortHoursText } from '@harbour-haul/domain/leads/pickups/short-hours';
import { addressWithinArea, areaOfAddress } from '@harbour-haul/domain/site/area-of-address';
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { AskedInChatLine } from '../asked-in-chat-mark.tsx';
import { fieldText, photosText } from '../field-text.ts';
import { StatusBadge } from '../lead-badges.tsx';
import { nameOf } from '../lead-name.ts';
import { CalendarLink } from './calendar-link.tsx';
import { TIGHT_DESK } from './calendar-list-style.ts';
import { CallLink } from './call-link.tsx';
import { DoneQuestion } from './done-question.tsx';
import { pickupTime } from './pickup-time.ts';
import { WishLine } from './wish-line.tsx';

interface PickupStopProps {
  lead: CalendarLead;
  /** Whether its hours are shown: those of a band say so in its heading. */
  hasHours: boolean;
  /** Its place in the day's route, from 1; 0 where it is not on it, as nobody knows where it is. */
  number: number;
  /** What is promised some of the same hours: `stop 2`, or a name. */
  overlaps: readonly string[];
  /** Its day is past, and nobody has said whether it was done. */
  asksIfDone: boolean;
  onOpen: (id: number) => void;
}

/** One stop of a day: when, who, where, what and for how much, and how to call them. */
export function PickupStop({ lead, hasHours, number, overlaps, asksIfDone, onOpen }: PickupStopProps) {
  const { id, address, status, junkType, photos, phone, estimatedValue } = lead;
  const isDone = status === 'completed';
  const name = <CalendarLink lead={lead} onOpen={onOpen} />;
  const moveButton = !isDone && !asksIfDone && (
    <IconButton
      data-move
      aria-label={`Move ${nameOf(lead)} to another day`}
      data-hint="Move to another day"
      sx={moveStyle}
    >
      <EditCalendarOutlined sx={{ fontSize: 18 }} />
    </IconButton>
  );
  return (
    <li data-done={isDone} data-card={id} draggable={!isDone}>
      <Box component="span" sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
        {number > 0 && (
          <Box component="span" aria-label={`Stop ${number}`} role="img" sx={numberStyle}>
            {number}
          </Box>
        )}
        {hasHours ? (
          <Box component="span" data-promised={lead.scheduledHours !== null} sx={hoursStyle}>
            {pickupTime(lead, shortHoursText)}
          </Box>
        ) : (
          name
        )}
        {!hasHours && moveButton}
      </Box>
      {overlaps.length > 0 && (
        <Box component="span" sx={overlapStyle}>
          <WarningAmberOutlined sx={{ fontSize: 16, flex: 'none', mt: '2px' }} aria-hidden="true" />
          {`Overlaps with ${overlaps.join(', ')}`}
        </Box>
      )}
      <WishLine wish={unkeptWish(lead)} isUnkept />
      <AskedInChatLine lead={lead} />
      {hasHours && (
        <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5 }}>
          {name}
          {moveButton}
        </Box>
      )}
      <span>{areaOfAddress(address)}</span>
      {address === null ? (
        <Box component="span" sx={missingStyle}>
          No address yet
        </Box>
      ) : (
        <Box component="span" className="quiet" sx={addressStyle} data-hint={address}>
          {addressWithinArea(address)}
        </Box>
      )}
      <Box
        component="span"
        className="quiet"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
      >
        {junkTypeLabel(junkType)}
        {estimatedValue !== null && <span>{fieldText('estimatedValue', estimatedValue)}</span>}
        {photos > 0 && (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <PhotoLibraryOutlined sx={{ fontSize: 16 }} aria-hidden="true" />
            {photosText(photos)}
          </Box>
        )}
      </Box>
      {asksIfDone && <DoneQuestion lead={lead} />}
      {!isDone && <CallLink phone={phone} />}
      {status !== 'scheduled' && (
        <span>
          <StatusBadge status={status} />
        </span>
      )}
    </li>
  );
}

/** What was promised is one line, for which a day of a small desk has the room; what was wished may be more. */
const hoursStyle = {
  '&[data-promised=true]': { fontWeight: 600, whiteSpace: 'nowrap' },
  '&[data-promised=false]': { color: 'text.secondary' },
  [TIGHT_DESK]: { fontSize: '0.75rem' },
};

/** As high as its line to look at, and a thumb's size to hit. */
const moveStyle = { ml: 'auto', my: -1.25, mr: -1, color: 'text.secondary', cursor: 'pointer' };

const overlapStyle = { display: 'flex', gap: 0.5, fontWeight: 600, color: 'error.main' };

/** Nobody can drive there. */
const missingStyle = { fontWeight: 600, color: 'error.main' };

const numberStyle = {
  flex: 'none',
  minWidth: 20,
  textAlign: 'center',
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 700,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
};

/** Two lines; all of it when it is pointed at, and in the lead. */
const addressStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
