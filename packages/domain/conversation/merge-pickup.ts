import type { Pickup } from '../pickup-wish/pickup.ts';
import { daysOfPickup, withDays } from '../pickup-wish/pickup-days.ts';
import { saysTimeOfDay, timeOfDayOf } from '../pickup-wish/time-of-day.ts';

/**
 * Returns the known pickup with what is said of it: a day that is said leaves the known time, a time the known day
 * ("afternoon" after "Friday" is both), and "as soon as possible" replaces everything.
 * @param isAnyTime whether the hour of a day that is said is left open: the known one goes
 */
export function mergePickup(known: Pickup | null, said: Pickup, isAnyTime = false): Pickup {
  if (known === null || said.asap) return said;
  const saysTime = saysTimeOfDay(said);
  if (said.day === null && saysTime) return { ...withDays(said, daysOfPickup(known)), asap: known.asap };
  if (said.day !== null && !saysTime && !known.asap && !isAnyTime) return { ...said, ...timeOfDayOf(known) };
  return said;
}
