import type { Slots } from '../../../slots.ts';
import type { WantedKey } from '../batch.ts';

/** The slot in which a wanted value is stored; things reach the crew by several texts. */
const SLOT_OF_KEY = {
  junk: 'junkType',
  items: 'junkText',
  name: 'name',
  phone: 'phone',
  address: 'address',
  when: 'pickup',
  contact: 'preferredContactMethod',
  email: 'email',
  notes: 'specialInstructions',
} as const satisfies Record<WantedKey, keyof Slots>;

export const slotOf = (key: WantedKey): keyof Slots => SLOT_OF_KEY[key];

/** Returns the slot's value as it is shown in a list of misses. */
export function shownSlot(key: WantedKey, slots: Slots): string {
  return JSON.stringify(slots[SLOT_OF_KEY[key]]);
}
