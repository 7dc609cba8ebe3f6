import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import { daysOfPickup, withDays } from '../../../../pickup-wish/pickup-days.ts';
import type { WantedTime } from '../batch.ts';
import { timeIsWanted } from './time-is-wanted.ts';

/**
 * Returns whether a pickup is one of the wanted ones. Of several days that suit each must be: authors note "tuesday or
 * wednesday" as either of them, and "sometime next week" as any of its days, or as no particular day.
 */
export function pickupIsWanted(
  wanted: readonly WantedTime[],
  pickup: Pickup | null,
  before: Pickup | null,
): boolean {
  const isWanted = (one: Pickup | null) => wanted.some((time) => timeIsWanted(time, one, before));
  if (pickup?.otherDays === undefined) return isWanted(pickup);
  return (
    isWanted(withDays(pickup, [])) || daysOfPickup(pickup).every((day) => isWanted(withDays(pickup, [day])))
  );
}
