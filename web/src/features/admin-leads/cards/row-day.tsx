import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { openFollowUp } from '@harbour-haul/domain/leads/follow-up';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isUndated } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { isPastPickup, pickupDayOf } from '@harbour-haul/domain/leads/pickups/past-pickup';
import { plannedDay } from '@harbour-haul/domain/leads/pickups/planned-day';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import Box from '@mui/material/Box';
import { useNow } from '#lib/use-now.ts';
import { briefDay, daysSince } from '../lead-dates.ts';
import { PastPickupMark } from '../past-pickup-mark.tsx';

/** The day that matters of a lead, by its name: a follow-up that is due, else the pickup that is scheduled, else the wish. */
export function RowDay({ lead }: { lead: Lead }) {
  const now = useNow();
  const { what, day, mark, isPast = false, isAsap = false } = dayOf(lead, now);
  return (
    <>
      {mark ? (
        <Box component="span" className="day" sx={lateStyle}>
          <span>{`${what} `}</span>
          <span>{`${briefDay(day, now)} ${mark}`}</span>
        </Box>
      ) : (
        <span className="day quiet cut">
          {day === null ? what : `${what} ${isAsap ? 'it ASAP' : briefDay(day, now)}`.trim()}
        </span>
      )}
      {isPast && <PastPickupMark lead={lead} />}
    </>
  );
}

/** In its colour as a whole. Where there is no room for all of it, what it is goes, and the day and that it is late stay. */
const lateStyle = {
  flex: 1,
  minWidth: 0,
  height: '1lh',
  overflow: 'hidden',
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  whiteSpace: 'pre',
  fontWeight: 600,
  color: 'error.main',
  // What comes first in the words comes into the line last.
  '& > :first-of-type': { order: 1 },
};

interface NamedDay {
  /** What the day is; where there is none, that alone. */
  what: string;
  day: string | null;
  mark?: 'late' | false;
  /** It is asked whether the pickup was done, which says what day it is. */
  isPast?: boolean;
  /** The day is the first that will do, and says nothing more with every day that passes. */
  isAsap?: boolean;
}

function dayOf(lead: Lead, now: Date): NamedDay {
  const { preferredDate } = lead;
  const followUp = openFollowUp(lead);
  const late = followUp === null ? -1 : daysSince(followUp, now);
  if (late >= 0) return { what: 'Follow-up', day: followUp, mark: late > 0 && 'late' };
  const planned = plannedDay(lead);
  if (planned !== null) {
    const isPast = isPastPickup(pickupDayOf(lead), halifaxToday(now));
    return { what: isPast ? '' : 'Pickup', day: planned, isPast };
  }
  // A wish would look like the day that the status promises.
  if (isUndated(lead)) return { what: 'No day yet', day: null };
  if (preferredDate === null) return { what: 'No date', day: null };
  return { what: 'Wants', day: preferredDate, isAsap: wishedPickup(lead)?.asap ?? false };
}
