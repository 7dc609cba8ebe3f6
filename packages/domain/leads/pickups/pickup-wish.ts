import type { HourBounds, Pickup } from '../../pickup-wish/pickup.ts';
import { daysOfPickup } from '../../pickup-wish/pickup-days.ts';
import { SLOT_HOURS } from '../../pickup-wish/time-of-day.ts';
import type { Lead } from '../lead.ts';
import { type PickupHours, readPickupHours } from './pickup-hours.ts';

/** When a pickup is planned, and when it was wished. */
export type PlannedPickup = Pick<Lead, 'status' | 'scheduledDate' | 'scheduledHours'> & {
  wish: Pickup | null;
};

/** Returns the wish as far as it is one for the scheduled day: for that day or for any; null where it is for another. */
export function wishOfDay({ wish, scheduledDate }: Omit<PlannedPickup, 'status'>): Pickup | null {
  return wish && isOfDay(wish, scheduledDate) ? wish : null;
}

/**
 * Returns the wish that a schedule does not keep, for another day or for other hours than are promised; null where it keeps
 * it, where nothing is scheduled yet, and where the pickup is done or off.
 */
export function unkeptWish({ wish, status, scheduledDate, scheduledHours }: PlannedPickup): Pickup | null {
  if (!wish || !scheduledDate || status === 'completed' || status === 'canceled') return null;
  const hours = readPickupHours(scheduledHours);
  return isOfDay(wish, scheduledDate) && (hours === null || isWithin(hours, wish)) ? null : wish;
}

function isOfDay(wish: Pickup, scheduledDate: string | null): boolean {
  return wish.day === null || daysOfPickup(wish).includes(scheduledDate?.slice(0, 10) ?? '');
}

/** Whether promised hours lie within those that are wished, or hold the time that is. */
function isWithin({ from, to }: PickupHours, wish: Pickup): boolean {
  if (wish.time !== null) return from <= wish.time && wish.time <= to;
  const wished = wishedHours(wish);
  return (wished.from === null || wished.from <= from) && (wished.until === null || to <= wished.until);
}

function wishedHours({ slot, bounds }: Pickup): HourBounds {
  if (bounds) return bounds;
  return slot === null ? { from: null, until: null } : SLOT_HOURS[slot];
}
