import { HALIFAX, halifaxToday, MAX_DAYS_AHEAD } from '../../../../leads/fields/preferred-date.ts';
import type { TimeSlot } from '../../../../leads/fields/time-slot.ts';
import type { PickupMention } from '../proposal.ts';
import { addDays, daysBetween } from './calendar/calendar-day.ts';
import type { DayValue } from './calendar/day-value.ts';

/** "As soon as possible" is today until then, while the evening's window can still be arranged. */
const LAST_SAME_DAY_HOUR = 17;
const HALIFAX_HOUR = new Intl.DateTimeFormat('en-CA', {
  timeZone: HALIFAX,
  hour: 'numeric',
  hourCycle: 'h23',
});
/** The hour at which each window ends. */
const SLOT_END: Record<TimeSlot, number> = { morning: 12, afternoon: 17, evening: 20 };

interface TimeOfDay {
  slot: TimeSlot | null;
  time: string | null;
}

/** What was said of day, time and wish as one pickup, or the problem of a day that cannot be used. */
export function mentionOfPickup(
  said: DayValue | null,
  timeOfDay: TimeOfDay | null,
  wish: 'asap' | 'any' | null,
  now: Date,
  excluded: ReadonlySet<string> = new Set(),
): PickupMention {
  const { slot, time } = timeOfDay ?? { slot: said?.slot ?? null, time: null };
  const [first, second] = said?.days ?? [];
  if (first !== undefined && second !== undefined)
    return { kind: 'ambiguous', days: [first, second], slot, time };
  if (said !== null && first === undefined) return { kind: 'problem', problem: 'no-such-day' };
  const asap = wish === 'asap';
  const meant = first === undefined ? null : notYetOver(first, said, { slot, time }, now);
  const day = meant ?? (asap ? firstServable({ slot, time }, now, excluded) : null);
  const problem = day === null ? null : problemOf(day, slot, time, now);
  return problem ?? { kind: 'pickup', pickup: { day, slot, time, asap } };
}

/** Today's own weekday with a time that lies behind is next week's: "saturday at 9", said on a Saturday at ten. */
function notYetOver(day: string, said: DayValue | null, { slot, time }: TimeOfDay, now: Date): string {
  const today = halifaxToday(now);
  if (day !== today || !isOver(slot, time, now)) return day;
  return said?.from?.(addDays(today, 1)) ?? day;
}

function problemOf(day: string, slot: TimeSlot | null, time: string | null, now: Date): PickupMention | null {
  const ahead = daysBetween(halifaxToday(now), day);
  if (ahead < 0 || (ahead === 0 && isOver(slot, time, now))) return { kind: 'problem', problem: 'past' };
  return ahead > MAX_DAYS_AHEAD ? { kind: 'problem', problem: 'too-far' } : null;
}

/** "As soon as possible, but not today": the first day that is not ruled out. */
export function firstServable({ slot, time }: TimeOfDay, now: Date, excluded: ReadonlySet<string>): string {
  const today = halifaxToday(now);
  const isToday = halifaxHour(now) < LAST_SAME_DAY_HOUR && !isOver(slot, time, now);
  let day = isToday ? today : addDays(today, 1);
  while (excluded.has(day)) day = addDays(day, 1);
  return day;
}

/** Whether today's window or time lies behind: "this morning", said in the afternoon. */
function isOver(slot: TimeSlot | null, time: string | null, now: Date): boolean {
  const hour = halifaxHour(now);
  if (time !== null) return Number(time.slice(0, 2)) < hour;
  return slot !== null && SLOT_END[slot] <= hour;
}

function halifaxHour(now: Date): number {
  return Number(HALIFAX_HOUR.format(now));
}
