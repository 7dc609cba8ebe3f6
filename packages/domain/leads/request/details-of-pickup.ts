import type { FormWish } from '../../pickup-wish/form-wishes.ts';
import type { Pickup } from '../../pickup-wish/pickup.ts';
import { withDays } from '../../pickup-wish/pickup-days.ts';
import { pickupLine, storedPickupLine, withPickupLine } from '../../pickup-wish/pickup-line.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import type { Lead } from '../lead.ts';
import { weekendFrom, wishedPickup } from './wished-pickup.ts';

type PickupFields = Pick<Lead, 'preferredDate' | 'preferredTimeSlot' | 'details'>;

/**
 * What a chat's lead says of its pickup in the details stays, since a homeowner sees it beside the day and not among their
 * words; another day or part of the day is said there too, in place of what was said of the last one. Where nothing is changed of
 * it, it stays word for word: the team is told of what its homeowner has changed alone.
 * @param wish what the day means beside its date; null for that date alone, and undefined for what it was as long as it stays
 * @returns the corrected details with that line, as far as there is room for it
 */
export function detailsOfPickup(
  lead: PickupFields,
  corrected: PickupFields,
  wish?: FormWish | null,
): string | null {
  const stored = storedPickupLine(lead.details);
  if (stored === null && wish === undefined) return corrected.details;
  const isOtherDay = corrected.preferredDate !== lead.preferredDate;
  const isOtherTime = corrected.preferredTimeSlot !== lead.preferredTimeSlot;
  if (wish === undefined && !isOtherDay && !isOtherTime) return withinRoom(corrected.details, stored);
  const before = stored === null ? null : wishedPickup(lead);
  const { bounds, otherDays, ...rest } = before ?? NOTHING_SAID;
  const day = corrected.preferredDate?.slice(0, 10) ?? null;
  const said = isOtherDay || wish !== undefined ? NOTHING_SAID : { asap: rest.asap, otherDays };
  const pickup: Pickup = {
    ...rest,
    ...(said.otherDays && { otherDays: said.otherDays }),
    day,
    asap: wish === 'asap' || said.asap,
    ...(isOtherTime ? { slot: corrected.preferredTimeSlot, time: null } : bounds && { bounds }),
  };
  return withinRoom(
    corrected.details,
    pickupLine(wish === 'weekend' ? withDays(pickup, daysOfWeekend(day)) : pickup),
  );
}

/** Details with that line about the pickup, but where they leave no room for it. */
function withinRoom(details: string | null, line: string | null): string | null {
  const told = withPickupLine(details, line);
  return told === null || told.length <= MAX_DETAILS ? told : details;
}

const NOTHING_SAID: Pickup = { day: null, slot: null, time: null, asap: false };

/** Of a weekend of which the Sunday alone is left, that day. */
function daysOfWeekend(day: string | null): readonly string[] {
  const weekend = weekendFrom(day);
  return weekend.length === 0 && day !== null ? [day] : weekend;
}
