import type { Pickup } from '../../../pickup-wish/pickup.ts';
import type { Slots } from '../../slots.ts';
import type { BlindWants, WantedTime } from './batch.ts';

/** Returns the slots of the values that a text's author says are known, as the engine stores them. */
export function knownSlots({ items, ...known }: BlindWants): Partial<Slots> {
  const [phone, time] = [known.phone?.[0], known.when?.[0]];
  return {
    ...(known.junk?.[0] && { junkType: known.junk[0] }),
    ...(items?.length && { junkText: items.join(', ') }),
    ...(known.name?.[0] && { name: known.name[0] }),
    ...(phone && { phone: shownPhone(phone) }),
    ...(known.address?.[0] && { address: known.address[0] }),
    ...(time && { pickup: pickupOf(time) }),
    ...(known.contact?.[0] && { preferredContactMethod: known.contact[0] }),
    ...(known.email?.[0] && { email: known.email[0] }),
    ...(known.notes?.length && { specialInstructions: known.notes.join(', ') }),
  };
}

/** `9025550134 x12` as `(902) 555-0134 x12`. */
const shownPhone = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');

function pickupOf({ day, part, time, asap }: WantedTime): Pickup {
  const [first = 'any'] = day ?? [];
  return { day: first === 'any' ? null : first, slot: part?.[0] ?? null, time: time?.[0] ?? null, asap };
}
