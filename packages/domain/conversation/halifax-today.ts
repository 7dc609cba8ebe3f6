import { halifaxToday as dayOf } from '../leads/fields/preferred-date.ts';

/** Of the moment that was asked for last: a message asks for its own several times, and formatting it is slow. */
let last: { moment: number; day: string } | null = null;

/** The date in Halifax at the moment of a turn, as `yyyy-mm-dd`. */
export function halifaxToday(now: Date): string {
  const moment = now.getTime();
  if (moment !== last?.moment) last = { moment, day: dayOf(now) };
  return last.day;
}
