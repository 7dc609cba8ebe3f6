import type { FormWish } from '../../pickup-wish/form-wishes.ts';
import type { Pickup } from '../../pickup-wish/pickup.ts';
import { daysOfPickup, withDays } from '../../pickup-wish/pickup-days.ts';
import { readPickupLine } from '../../pickup-wish/pickup-line.ts';
import type { Lead } from '../lead.ts';

type PickupFields = Pick<Lead, 'preferredDate' | 'preferredTimeSlot' | 'details'>;

/**
 * When a lead's pickup is wished, as exactly as it was said: the chat stores a time such as "after 3" beside the part of the
 * day that it lies in. Null where nothing was said.
 */
export function wishedPickup({ preferredDate, preferredTimeSlot, details }: PickupFields): Pickup | null {
  const said = readPickupLine(details);
  if (preferredDate === null && preferredTimeSlot === null && said === null) return null;
  // A part of the day that was put right since is what holds.
  const time = said?.slot === preferredTimeSlot ? said : null;
  const day = preferredDate?.slice(0, 10) ?? null;
  const pickup = {
    day,
    slot: preferredTimeSlot,
    time: time?.time ?? null,
    ...(time?.bounds && { bounds: time.bounds }),
    asap: said?.asap ?? false,
  };
  // A day that was chosen since is the only one.
  const { days = [] } = said?.weekend ? { days: weekendFrom(day) } : (said ?? {});
  return days[0] === day ? withDays(pickup, days) : pickup;
}

const DAY_MS = 24 * 3600 * 1000;
const SATURDAY = 6;

/** A Saturday and its Sunday; of any other day nothing. */
export function weekendFrom(day: string | null): string[] {
  const saturday = new Date(`${day}T12:00:00Z`);
  if (day === null || saturday.getUTCDay() !== SATURDAY) return [];
  return [day, new Date(saturday.getTime() + DAY_MS).toISOString().slice(0, 10)];
}

/** What a wish says beside its date that the quote form asks for as well; null for neither. */
export function wishOf(pickup: Pickup | null): FormWish | null {
  if (pickup === null) return null;
  if (pickup.asap) return 'asap';
  const weekend = weekendFrom(pickup.day);
  return weekend.length > 0 && isSame(daysOfPickup(pickup), weekend) ? 'weekend' : null;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Words that begin a line. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
