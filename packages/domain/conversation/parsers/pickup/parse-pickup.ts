import { HALIFAX, halifaxToday, MAX_DAYS_AHEAD } from '../../../leads/fields/preferred-date.ts';
import type { TimeSlot } from '../../../leads/fields/time-slot.ts';
import type { Pickup } from '../../slots.ts';
import { addDays, daysBetween } from '../../understanding/recognisers/pickup/calendar-day.ts';
import type { Parsed } from '../parsed.ts';
import { findCalendarDate } from './calendar-date.ts';
import { findHoliday } from './holidays.ts';
import { normalizePickupText } from './pickup-text.ts';
import { findPickupTime } from './pickup-time.ts';
import { findLooseDay, findRelativeDay } from './relative-day.ts';
import { findSlashDay } from './slash-day.ts';

export type ParsedPickup =
  | Parsed<Pickup, 'unreadable' | 'past' | 'too-far'>
  /** Figures that are a day in two ways, "5/12": the day-first and the month-first one. */
  | { kind: 'ambiguous'; days: [string, string]; slot: TimeSlot | null };

/** "As soon as possible" is today until then, while the evening's window can still be arranged. */
const LAST_SAME_DAY_HOUR = 17;
const HALIFAX_HOUR = new Intl.DateTimeFormat('en-CA', {
  timeZone: HALIFAX,
  hour: 'numeric',
  hourCycle: 'h23',
});
const ASAP = /\basap\b/;
const ANYTIME = /\banytime\b/;
/** The hour at which each window ends. */
const SLOT_END: Record<TimeSlot, number> = { morning: 12, afternoon: 17, evening: 20 };

/** Parses the pickup as people write it, seen from Halifax. Never returns a day that has passed. */
export function parsePickup(text: string, { now }: { now: Date }): ParsedPickup {
  const today = halifaxToday(now);
  const said = normalizePickupText(text);
  const found = findDays(said, today);
  if (found?.days.length === 0) return { kind: 'retry', reason: 'unreadable' };
  const { slot, time } = findPickupTime(found === null ? said : rest(said, found.matched));
  const [first, second] = found?.days ?? [];
  if (first !== undefined && second !== undefined) return { kind: 'ambiguous', days: [first, second], slot };
  const asap = ASAP.test(said);
  const day = first ?? (asap ? firstServable(today, now) : null);
  if (day === null) {
    if (slot === null && !ANYTIME.test(said)) return { kind: 'retry', reason: 'unreadable' };
    return { kind: 'ok', value: { day, slot, time, asap } };
  }
  const ahead = daysBetween(today, day);
  if (ahead < 0 || (ahead === 0 && isOver(slot, time, now))) return { kind: 'retry', reason: 'past' };
  if (ahead > MAX_DAYS_AHEAD) return { kind: 'retry', reason: 'too-far' };
  return { kind: 'ok', value: { day, slot, time, asap } };
}

interface FoundDays {
  /** None: a day was written that does not exist. */
  days: readonly string[];
  matched: string;
}

/** Of "today or tomorrow" the first. */
function findDays(said: string, today: string): FoundDays | null {
  const [first = ''] = said.split(' or ', 1);
  return (first === said ? null : findDay(first, today)) ?? findDay(said, today);
}

function findDay(said: string, today: string): FoundDays | null {
  const slash = findSlashDay(said, today);
  if (slash !== null) return slash;
  const found =
    findHoliday(said, today) ??
    findRelativeDay(said, today) ??
    findCalendarDate(said, today) ??
    findLooseDay(said, today);
  return found === null
    ? null
    : { days: [shifted(found.day, said, found.matched, today)], matched: found.matched };
}

/** "Before Christmas" is not Christmas; nor is "after Monday" Monday. */
function shifted(day: string, said: string, named: string, today: string): string {
  if (said.includes(`after ${named}`)) return addDays(day, 1);
  return said.includes(`before ${named}`) && day > today ? addDays(day, -1) : day;
}

/** Returns the text left for the time: "tonight" and "this morning" name both. */
function rest(said: string, day: string): string {
  const both = /tonight|morning|afternoon|evening/.exec(day)?.[0] ?? '';
  return said.replace(day, ` ${both} `).replace(/ +/g, ' ').trim();
}

function firstServable(today: string, now: Date): string {
  return halifaxHour(now) < LAST_SAME_DAY_HOUR ? today : addDays(today, 1);
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
