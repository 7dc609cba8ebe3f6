import { DateTime } from 'luxon';

/** "Today" is Halifax's, whatever zone a machine or a browser is in (design decision 8). */
export const HALIFAX = 'America/Halifax';

/** How far ahead a pickup can be asked for. */
const MAX_DAYS_AHEAD = 366;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

export type PreferredDate =
  | { ok: true; value: string }
  | { ok: false; reason: 'unreadable' | 'past' | 'too_far' };

/** Today's date in Halifax as `yyyy-mm-dd`. */
export function halifaxToday(now: Date): string {
  return DateTime.fromJSDate(now, { zone: HALIFAX }).toFormat('yyyy-MM-dd');
}

/**
 * Reads a preferred date: `yyyy-mm-dd`, or an ISO 8601 time with an offset, of which Halifax's day counts (noon UTC,
 * the stored form, is the same day there). Answers the day at noon UTC, as it is stored (specification section 5).
 */
export function parsePreferredDate(text: string, now: Date): PreferredDate {
  const day = dayOf(text);
  if (!day?.isValid) return { ok: false, reason: 'unreadable' };
  const today = DateTime.fromISO(halifaxToday(now), { zone: 'utc' });
  const ahead = day.diff(today, 'days').days;
  if (ahead < 0) return { ok: false, reason: 'past' };
  if (ahead > MAX_DAYS_AHEAD) return { ok: false, reason: 'too_far' };
  return { ok: true, value: `${day.toFormat('yyyy-MM-dd')}T12:00:00.000Z` };
}

function dayOf(text: string): DateTime | null {
  if (DAY.test(text)) return DateTime.fromISO(text, { zone: 'utc' });
  if (!ISO_TIME.test(text)) return null;
  const local = DateTime.fromISO(text, { zone: HALIFAX });
  return DateTime.fromISO(local.toFormat('yyyy-MM-dd'), { zone: 'utc' });
}
