import type { TimeSlot } from '../../../../../leads/fields/time-slot.ts';
import type { TimeOfDay } from '../../../../../pickup-wish/pickup.ts';
import { slotAt } from '../../../../../pickup-wish/time-of-day.ts';

/** How a clock time is meant. */
export type ClockUse = 'at' | 'from' | 'before' | 'by';

export interface Clock {
  hour: number;
  minutes: string;
  /** Morning and afternoon are not told apart. */
  open: boolean;
}

const NOON = 12;
const OPENING = 9;
/** A pickup at "2" is at two in the afternoon: without am or pm, hours before eight are after noon. */
const EARLIEST = 8;

/** Reads the code of a clock time or a figure; null where it is no hour. */
export function clockOf(code: string): Clock | null {
  if (code === 'noon') return { hour: NOON, minutes: '00', open: false };
  const clock = /^([Tt])(\d{1,2}):(\d{2})$/.exec(code);
  if (clock !== null) return { hour: Number(clock[2]), minutes: clock[3] ?? '00', open: clock[1] === 't' };
  const military = /^(\d{1,2})([0-5]\d)$/.exec(code);
  const hour = Number(military?.[1] ?? /^n?(\d{1,2})$/.exec(code)?.[1] ?? Number.NaN);
  if (Number.isNaN(hour) || hour > 23) return null;
  return { hour, minutes: military?.[2] ?? '00', open: hour >= 1 && hour <= NOON };
}

/** The clock time in the half of the day that it is likely in. */
export function settled(clock: Clock, named: TimeSlot | null): Clock {
  if (!clock.open || clock.hour === NOON) return { ...clock, open: false };
  const isLate = clock.hour < EARLIEST || (named === 'evening' && clock.hour < NOON);
  const isMorning = named === 'morning' && clock.hour >= 5;
  return { ...clock, open: false, hour: isLate && !isMorning ? clock.hour + NOON : clock.hour };
}

/** A window is the part of the day that it begins in; "before" one, the hour before. `end` is where a window ends. */
export function timeOf(clock: Clock, use: ClockUse, named: TimeSlot | null, end?: Clock): TimeOfDay {
  const { hour, minutes } = settled(clock, named);
  const said = clockTime({ hour, minutes });
  if (use === 'from') {
    const until = end === undefined ? null : clockTime(endAfter({ hour, minutes }, end));
    return {
      time: null,
      slot: slotAt(hour),
      bounds: { from: said, until: until !== null && until > said ? until : null },
    };
  }
  // "By 9": nobody comes earlier.
  if (use === 'by' && hour === OPENING && minutes === '00') return { time: '09:00', slot: 'morning' };
  if (use === 'before' || use === 'by') {
    const slot = slotAt(Math.max(0, minutes === '00' ? hour - 1 : hour));
    return { time: null, slot, bounds: { from: null, until: said } };
  }
  return { time: said, slot: slotAt(hour) };
}

/** "9 to 5": the end of a window lies behind its beginning. */
function endAfter(start: Pick<Clock, 'hour' | 'minutes'>, end: Clock): Pick<Clock, 'hour' | 'minutes'> {
  const isBehind = end.hour > start.hour || (end.hour === start.hour && end.minutes > start.minutes);
  return isBehind || !end.open ? end : { ...end, hour: (end.hour % NOON) + NOON };
}

const clockTime = ({ hour, minutes }: Pick<Clock, 'hour' | 'minutes'>): string =>
  `${String(hour).padStart(2, '0')}:${minutes}`;
