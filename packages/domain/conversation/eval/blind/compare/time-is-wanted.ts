import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import type { WantedTime } from '../batch.ts';

/**
 * Returns whether a pickup is the wanted one. What the wanted time leaves open is empty, or as it was before; a wanted
 * part of the day is not met by a clock time, nor a clock time by its part. "After 3" keeps the part and the bound, and
 * authors note it as either.
 */
export function timeIsWanted(wanted: WantedTime, pickup: Pickup | null, before: Pickup | null): boolean {
  if (pickup === null || pickup.asap !== wanted.asap) return false;
  return dayIsWanted(wanted, pickup, before) && hourIsWanted(wanted, pickup, before);
}

function dayIsWanted({ day, asap }: WantedTime, pickup: Pickup, before: Pickup | null): boolean {
  // The first day that can be served is the engine's to name.
  if (asap) return true;
  if (day === undefined) return pickup.day === (before?.day ?? null);
  return day.includes(pickup.day ?? 'any');
}

function hourIsWanted({ part, time }: WantedTime, pickup: Pickup, before: Pickup | null): boolean {
  if (time !== undefined) {
    const { from = null, until = null } = pickup.bounds ?? {};
    return [pickup.time ?? from ?? until].some((hour) => hour !== null && time.includes(hour));
  }
  if (part !== undefined) return pickup.time === null && pickup.slot !== null && part.includes(pickup.slot);
  const isEmpty = pickup.time === null && pickup.slot === null;
  return isEmpty || (pickup.time === (before?.time ?? null) && pickup.slot === (before?.slot ?? null));
}
