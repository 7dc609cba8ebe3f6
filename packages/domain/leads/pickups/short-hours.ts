import { clock, readPickupHours } from './pickup-hours.ts';

/** Hours in no more letters than a small day has room for: `10 AM–12 PM`, `9:30–12:30 PM`, for no pickup is at night. */
export function shortHoursText(text: string): string {
  const hours = readPickupHours(text);
  if (!hours) return text;
  const [from, to] = [clock(hours.from), clock(hours.to)];
  const [start, end] = [from.time, to.time].map((time) => time.replace(':00', ''));
  const whole = `${start} ${from.half}–${end} ${to.half}`;
  return from.half !== to.half && whole.length <= MAX_SHORT ? whole : `${from.time}–${to.time} ${to.half}`;
}

const MAX_SHORT = 14;
