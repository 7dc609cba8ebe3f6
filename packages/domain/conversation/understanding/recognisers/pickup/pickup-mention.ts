import { HALIFAX, MAX_DAYS_AHEAD } from '../../../../leads/fields/preferred-date.ts';
import type { TimeOfDay } from '../../../../pickup-wish/pickup.ts';
import { withDays } from '../../../../pickup-wish/pickup-days.ts';
import { SLOT_HOURS, timeOfDayOf } from '../../../../pickup-wish/time-of-day.ts';
import { halifaxToday } from '../../../halifax-today.ts';
import type { PickupMention } from '../proposal.ts';
import { addDays, daysBetween, daysIn } from './calendar/calendar-day.ts';
import type { DayValue } from './calendar/day-value.ts';

/** "As soon as possible" is today until then, while the evening's window can still be arranged. */
const LAST_SAME_DAY_HOUR = 17;
const HALIFAX_HOUR = new Intl.DateTimeFormat('en-CA', {
  timeZone: HALIFAX,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** What was said of day, time and wish as one pickup, or the problem of a day that cannot be used. */
export function mentionOfPickup(
  said: DayValue | null,
  timeOfDay: TimeOfDay | null,
  wish: 'asap' | 'any' | null,
  now: Date,
  excluded: ReadonlySet<string> = new Set(),
): PickupMention {
  const time = timeOfDayOf(timeOfDay ?? { slot: said?.slot ?? null, time: null });
  const [first, second] = said?.days ?? [];
  if (first !== undefined && second !== undefined)
    return { kind: 'ambiguous', days: [first, second], ...time };
  if (said !== null && first === undefined) return { kind: 'problem', problem: 'no-such-day' };
  const asap = wish === 'asap';
  const suiting = said === null || asap ? [] : suitingDays(said, time, now, excluded);
  if (suiting.length > 1) return { kind: 'pickup', pickup: withDays({ day: null, ...time, asap }, suiting) };
  const meant = first === undefined ? null : notYetOver(first, said, time, now);
  const day = meant ?? (asap ? firstServable(time, now, excluded) : null);
  const problem = day === null ? null : problemOf(day, time, now);
  return problem ?? { kind: 'pickup', pickup: { day, ...time, asap } };
}

/** The days of several that can be served and are not ruled out; none where only one was said. */
function suitingDays(
  { days: [first], any, others = [] }: DayValue,
  time: TimeOfDay,
  now: Date,
  excluded: ReadonlySet<string>,
): string[] {
  if (first === undefined) return [];
  const said = any === undefined ? [first, ...others] : daysIn(any);
  return said.length === 1
    ? []
    : said.filter((day) => !excluded.has(day) && problemOf(day, time, now) === null);
}

/** Today's own weekday with a time that lies behind is next week's: "saturday at 9", said on a Saturday at ten. */
function notYetOver(day: string, said: DayValue | null, time: TimeOfDay, now: Date): string {
  const today = halifaxToday(now);
  if (day !== today || !isOver(time, now)) return day;
  return said?.from?.(addDays(today, 1)) ?? day;
}

function problemOf(day: string, time: TimeOfDay, now: Date): PickupMention | null {
  const ahead = daysBetween(halifaxToday(now), day);
  if (ahead < 0 || (ahead === 0 && isOver(time, now))) return { kind: 'problem', problem: 'past' };
  return ahead > MAX_DAYS_AHEAD ? { kind: 'problem', problem: 'too-far' } : null;
}

/** "As soon as possible, but not today": the first day that is not ruled out. */
export function firstServable(time: TimeOfDay, now: Date, excluded: ReadonlySet<string>): string {
  const today = halifaxToday(now);
  const isToday = halifaxHour(now) < LAST_SAME_DAY_HOUR && !isOver(time, now);
  let day = isToday ? today : addDays(today, 1);
  while (excluded.has(day)) day = addDays(day, 1);
  return day;
}

/** Whether today's window or time lies behind: "this morning", said in the afternoon. */
function isOver({ slot, time, bounds }: TimeOfDay, now: Date): boolean {
  const hour = halifaxHour(now);
  if (time !== null) return Number(time.slice(0, 2)) < hour;
  const until = bounds?.until ?? (slot === null ? null : SLOT_HOURS[slot].until);
  return until !== null && Number(until.slice(0, 2)) <= hour;
}

function halifaxHour(now: Date): number {
  return Number(HALIFAX_HOUR.format(now));
}
