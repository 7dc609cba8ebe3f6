import { AppError } from '../../errors.ts';
import { HALIFAX, halifaxToday } from '../../leads/fields/preferred-date.ts';
import { daysLater } from '../../leads/overview/halifax-days.ts';

/** How far ahead a chat can be snoozed. */
export const MAX_SNOOZE_DAYS = 30;
const HOUR_MS = 3_600_000;
const MORNING = '09:00';

/** Swedish writes dates as ISO 8601 does. */
const HALIFAX_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: HALIFAX,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Returns the time until which a chat may be snoozed, as it is stored.
 * @throws {AppError} invalid_input where it has passed, or is too far ahead
 */
export function requireSnoozeTime(text: string, now: Date): string {
  const problem = snoozeProblem(new Date(text), now);
  if (problem === null) return new Date(text).toISOString();
  throw new AppError('invalid_input', problem, { fields: { snoozedUntil: problem } });
}

/** Why a chat cannot be snoozed until then; null where it can. */
export function snoozeProblem(until: Date, now: Date): string | null {
  const ahead = until.getTime() - now.getTime();
  // So is what is no time at all.
  if (!(ahead > 0)) return 'Please choose a time in the future.';
  const isTooFar = ahead > MAX_SNOOZE_DAYS * 24 * HOUR_MS;
  return isTooFar ? `Please choose a time within ${MAX_SNOOZE_DAYS} days.` : null;
}

/** The times that are offered; on a Sunday tomorrow is Monday. */
export function snoozeChoices(now: Date): { label: string; until: Date }[] {
  const tomorrow = daysLater(halifaxToday(now), 1);
  const monday = daysLater(tomorrow, (8 - weekday(tomorrow)) % 7);
  return [
    { label: 'In an hour', until: new Date(now.getTime() + HOUR_MS) },
    { label: 'Tomorrow morning', until: halifaxMoment(tomorrow, MORNING) },
    ...(monday === tomorrow ? [] : [{ label: 'Monday morning', until: halifaxMoment(monday, MORNING) }]),
  ];
}

/** The moment of a day (`yyyy-mm-dd`) and a time (`HH:MM`) of Halifax; the hour that is not, in spring, is the next one. */
export function halifaxMoment(day: string, time: string): Date {
  const inSummer = new Date(`${day}T${time}:00-03:00`);
  const isSummer = !Number.isNaN(inSummer.getTime()) && HALIFAX_TIME.format(inSummer) === `${day} ${time}`;
  return isSummer ? inSummer : new Date(`${day}T${time}:00-04:00`);
}

/** Sunday is 0. */
function weekday(day: string): number {
  return new Date(day).getUTCDay();
}
