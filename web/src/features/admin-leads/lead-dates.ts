import { HALIFAX, halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';

const INVALID_DATE = 'Invalid date format';
const DAY_MS = 24 * 3600 * 1000;

const SHORT = { year: 'numeric', month: 'short', day: 'numeric' } as const;
/** Made once, since making one is slow; the platform's own calendar, since a date library is a tenth of the list's code. */
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { ...SHORT, timeZone: 'UTC' });
const BRIEF_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const HALIFAX_DAY = new Intl.DateTimeFormat('en-US', { ...SHORT, timeZone: HALIFAX });
const HALIFAX_TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: HALIFAX });

/** A day stored at noon UTC, as `MMM d, yyyy`. Its UTC day is the day meant, whatever zone the browser is in. */
export function shortDay(day: string | null): string {
  return format(day, SHORT_DAY, 'Not specified');
}

/** The same day for a row: without its year, unless it is another than Halifax has now. */
export function briefDay(day: string | null, now: Date): string {
  const isThisYear = day?.slice(0, 4) === halifaxToday(now).slice(0, 4);
  return format(day, isThisYear ? BRIEF_DAY : SHORT_DAY, 'Not specified');
}

/** The same day in long form, weekday first. */
export function longDay(day: string | null): string {
  return format(day, LONG_DAY, 'Not specified');
}

/** The day of a moment in Halifax, where the leads are. */
export function momentDay(time: string | null): string {
  return format(time, HALIFAX_DAY, 'Unknown');
}

/** The time of day of a moment in Halifax; empty where there is none. */
export function momentTime(time: string | null): string {
  const text = format(time, HALIFAX_TIME, '');
  return text === INVALID_DATE ? '' : text;
}

/** The day of a moment in Halifax, as `yyyy-mm-dd`. */
export function halifaxDay(time: string): string {
  return halifaxToday(new Date(time));
}

/** How many days ago a day stored at noon UTC was in Halifax; 0 today, below 0 in the future. */
export function daysSince(day: string, now: Date): number {
  return Math.round((Date.parse(halifaxToday(now)) - Date.parse(day.slice(0, 10))) / DAY_MS);
}

function format(time: string | null, pattern: Intl.DateTimeFormat, missing: string): string {
  if (!time) return missing;
  const moment = Date.parse(time);
  // Some platforms put a narrow space before AM and PM.
  return Number.isNaN(moment) ? INVALID_DATE : pattern.format(moment).replaceAll('\u202f', ' ');
}
