import type { Lead } from '../lead.ts';
import { readPickupHours } from './pickup-hours.ts';

type Pickup = Pick<Lead, 'id' | 'status' | 'scheduledDate' | 'scheduledHours'>;

/**
 * Returns which of the others are promised hours of the same day that one pickup is promised too. Where one ends as another
 * begins, nothing overlaps; nor does what has no hours, or is done.
 */
export function overlappingPickups<P extends Pickup>(pickup: Pickup, others: readonly P[]): P[] {
  if (pickup.status === 'completed') return [];
  const day = pickup.scheduledDate?.slice(0, 10);
  return others.filter(
    ({ id, status, scheduledDate, scheduledHours }) =>
      id !== pickup.id &&
      status !== 'completed' &&
      scheduledDate?.slice(0, 10) === day &&
      hoursOverlap(pickup.scheduledHours, scheduledHours),
  );
}

function hoursOverlap(some: string | null, others: string | null): boolean {
  const [a, b] = [readPickupHours(some), readPickupHours(others)];
  return a !== null && b !== null && a.from < b.to && b.from < a.to;
}
