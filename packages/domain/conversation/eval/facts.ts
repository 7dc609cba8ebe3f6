import { TIME_SLOTS } from '../../leads/fields/time-slot.ts';
import type { Pickup } from '../../pickup-wish/pickup.ts';
import type { Slots } from '../slots.ts';
import type { Wants } from './dialogue.ts';

export const SCORED_SLOTS = [
  'junkType',
  'junkSource',
  'photo',
  'name',
  'phone',
  'address',
  'addressOutside',
  'pickupDay',
  'pickupTime',
  'contactMethod',
  'email',
  'instructions',
] as const;
export type ScoredSlot = (typeof SCORED_SLOTS)[number];

export type Facts = Record<ScoredSlot, string | null>;

/** The facts that a dialogue should end with. */
export function wantedFacts(wants: Wants, isLead: boolean): Facts {
  const { day, time } = wantedPickup(wants.when);
  return {
    junkType: wants.junk ?? null,
    junkSource: wants.junk === undefined ? null : wants.picked ? 'user' : 'ai',
    photo: wants.photo ?? null,
    name: wants.name ?? null,
    phone: wants.phone ?? null,
    address: wants.address ?? null,
    addressOutside: String(wants.outside ?? false),
    pickupDay: day,
    pickupTime: time,
    contactMethod: wants.by ?? (isLead ? 'phone' : null),
    email: wants.email ?? null,
    instructions: wants.notes ?? null,
  };
}

/** `11-20 afternoon 14:00`, `any evening` or `asap 11-18` as the two facts that are scored. */
function wantedPickup(when: string | undefined): { day: string | null; time: string | null } {
  if (when === undefined) return { day: null, time: null };
  const words = when.split(' ');
  const written = words.find((word) => /^(?:\d{4}-)?\d{2}-\d{2}$/.test(word));
  const day = written === undefined ? 'any' : written.length === 5 ? `2026-${written}` : written;
  const slot = TIME_SLOTS.find((known) => words.includes(known)) ?? 'any';
  const time = words.find((word) => /^\d{2}:\d{2}$/.test(word)) ?? 'any';
  return { day: words.includes('asap') ? `asap ${day}` : day, time: `${slot} ${time}` };
}

/** The facts that slots hold. */
export function factsOf(slots: Slots): Facts {
  return {
    junkType: slots.junkType,
    junkSource: slots.junkClassificationSource,
    photo: slots.photo?.kind ?? null,
    name: slots.name,
    phone: slots.phone,
    address: slots.address,
    addressOutside: String(slots.addressOutside),
    pickupDay: slots.pickup === null ? null : dayOf(slots.pickup),
    pickupTime: slots.pickup === null ? null : `${slots.pickup.slot ?? 'any'} ${slots.pickup.time ?? 'any'}`,
    contactMethod: slots.preferredContactMethod,
    email: slots.email,
    instructions: slots.specialInstructions,
  };
}

function dayOf({ day, asap }: Pickup): string {
  return asap ? `asap ${day ?? 'any'}` : (day ?? 'any');
}

/** Whether values that are to be confirmed are those that a visitor wants: the facts that they change are all wanted. */
export function areWanted(wants: Wants, before: Slots, proposed: Partial<Slots>): boolean {
  const wanted = wantedFacts(wants, true);
  const [old, fresh] = [factsOf(before), factsOf({ ...before, ...proposed })];
  return SCORED_SLOTS.every((slot) => fresh[slot] === old[slot] || fresh[slot] === wanted[slot]);
}
