import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { DateTime } from 'luxon';

const SHORT = 'MMM d, yyyy';
const BRIEF = 'MMM d';
const LONG = 'EEEE, MMMM d, yyyy';
const INVALID_DATE = 'Invalid date format';

/** A day stored at noon UTC, as `MMM d, yyyy`. Its UTC day is the day meant, whatever zone the browser is in. */
export function shortDay(day: string | null): string {
  return format(day, SHORT, 'utc', 'Not specified');
}

/** The same day without its year, for a row. */
export function briefDay(day: string | null): string {
  return format(day, BRIEF, 'utc', 'Not specified');
}

/** The same day in long form, weekday first. */
export function longDay(day: string | null): string {
  return format(day, LONG, 'utc', 'Not specified');
}

/** The day of a moment in Halifax, where the leads are. */
export function momentDay(time: string | null): string {
  return format(time, SHORT, HALIFAX, 'Unknown');
}

/** The time of day of a moment in Halifax; empty where there is none. */
export function momentTime(time: string | null): string {
  return time && parse(time, HALIFAX).isValid ? parse(time, HALIFAX).toFormat('h:mm a') : '';
}

/** How many days ago a day stored at noon UTC was in Halifax; 0 today, below 0 in the future. */
export function daysSince(day: string, now: Date): number {
  const today = DateTime.fromJSDate(now, { zone: HALIFAX });
  const then = DateTime.fromISO(day, { zone: 'utc' }).setZone(HALIFAX, { keepLocalTime: true });
  return Math.round(today.startOf('day').diff(then.startOf('day'), 'days').days);
}

function format(time: string | null, pattern: string, zone: string, missing: string): string {
  if (!time) return missing;
  const parsed = parse(time, zone);
  return parsed.isValid ? parsed.toFormat(pattern) : INVALID_DATE;
}

function parse(time: string, zone: string): DateTime {
  return DateTime.fromISO(time, { zone, locale: 'en' });
}
