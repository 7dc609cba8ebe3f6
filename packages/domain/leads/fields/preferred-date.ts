import { storedDay } from './stored-day.ts';

/** "Today" is Halifax's, whatever zone a machine or a browser is in (design decision 8). */
export const HALIFAX = 'America/Halifax';

/** How far ahead a pickup can be requested. */
export const MAX_DAYS_AHEAD = 366;
/** Made once, since making one is slow. Swedish writes dates as ISO 8601 does. */
const HALIFAX_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: HALIFAX });
const DAY_MS = 24 * 3600 * 1000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

export type PreferredDate =
  | { ok: true; value: string }
  | { ok: false; reason: 'unreadable' | 'past' | 'too_far' };

/**
 * The date in Halifax at a moment, as `yyyy-mm-dd`. The platform's own calendar does it: a date library would be a
 * fifth of what the quote form loads.
 */
export function halifaxToday(now: Date): string {
  return HALIFAX_DAY.format(now);
}

/**
 * Reads a preferred date: `yyyy-mm-dd`, or an ISO 8601 time with an offset, of which Halifax's day counts (noon UTC,
 * the stored form, is the same day there). Returns the day at noon UTC, as it is stored (specification section 5).
 */
export function parsePreferredDate(text: string, now: Date): PreferredDate {
  const day = dayOf(text);
  if (day === null) return { ok: false, reason: 'unreadable' };
  const ahead = (Date.parse(day) - Date.parse(halifaxToday(now))) / DAY_MS;
  if (ahead < 0) return { ok: false, reason: 'past' };
  if (ahead > MAX_DAYS_AHEAD) return { ok: false, reason: 'too_far' };
  return { ok: true, value: storedDay(day) };
}

/** Whether a text is a day of the calendar, `yyyy-mm-dd`, whenever it is. */
export function isCalendarDay(text: string): boolean {
  return DAY.test(text) && existingDay(text) !== null;
}

function dayOf(text: string): string | null {
  if (DAY.test(text)) return existingDay(text);
  const moment = ISO_TIME.test(text) && existingDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : halifaxToday(new Date(moment));
}

/** Refuses 30 February, which `Date` would take for 2 March. */
function existingDay(day: string): string | null {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight)) return null;
  return new Date(midnight).toISOString().slice(0, 10) === day ? day : null;
}
