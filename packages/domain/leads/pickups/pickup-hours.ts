import { AppError } from '../../errors.ts';
import type { Lead } from '../lead.ts';

/** The time of a day between which a pickup is promised, both as `HH:MM` in Halifax. */
export interface PickupHours {
  from: string;
  to: string;
}

const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** What is said of hours that are none: which of the two is wrong, and what to do. */
export function hoursProblem(text: string): string {
  const [, from, to] = HOURS.exec(text) ?? [];
  if (from === undefined || to === undefined) return 'Pickup hours: please give both, from and to.';
  if (from === to) return `Pickup hours: both are ${timeText(from)}. Please choose a later end.`;
  return `Pickup hours: ${timeText(to)} is before ${timeText(from)}. Please choose an end after the start.`;
}

function timeText(time: string): string {
  const { time: text, half } = clock(time);
  return `${text} ${half}`;
}

export const NO_DAY = 'Please choose the scheduled date first.';

/** Reads hours as they are sent and stored, `HH:MM-HH:MM`; null for anything else, and where they do not end after they begin. */
export function readPickupHours(text: string | null): PickupHours | null {
  const [, from, to] = (text !== null && HOURS.exec(text)) || [];
  return from !== undefined && to !== undefined && from < to ? { from, to } : null;
}

/** Hours as people read them, `9:00–11:30 AM`; the text itself where it is none. */
export function pickupHoursText(text: string): string {
  const hours = readPickupHours(text);
  if (!hours) return text;
  const [from, to] = [clock(hours.from), clock(hours.to)];
  return from.half === to.half
    ? `${from.time}–${to.time} ${to.half}`
    : `${from.time} ${from.half}–${to.time} ${to.half}`;
}

/** A time as a clock shows it: `9:30` and its half of the day. */
export function clock(time: string): { time: string; half: 'AM' | 'PM' } {
  const hour = Number(time.slice(0, 2));
  return { time: `${hour % 12 || 12}${time.slice(2)}`, half: hour < 12 ? 'AM' : 'PM' };
}

type Schedule = Pick<Lead, 'scheduledDate' | 'scheduledHours'>;

/** A lead without a day has no hours either. */
export function withoutLostHours<L extends Schedule>(lead: L): L {
  return lead.scheduledDate === null && lead.scheduledHours !== null
    ? { ...lead, scheduledHours: null }
    : lead;
}

/** @throws {AppError} invalid_input where a change gives hours to a lead that has no day then */
export function requireDayOfHours(lead: Schedule, patch: Partial<Schedule>): void {
  const { scheduledDate, scheduledHours } = { ...lead, ...patch };
  if (!patch.scheduledHours || scheduledHours === null || scheduledDate !== null) return;
  throw new AppError('invalid_input', NO_DAY, { fields: { scheduledHours: NO_DAY } });
}
