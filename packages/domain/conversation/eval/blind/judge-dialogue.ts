import { NO_SLOTS, type Slots } from '../../slots.ts';
import { ANY_TIME } from '../../steps/pickup.ts';
import { type BlindDialogue, WANTED_KEYS, type WantedKey } from './batch.ts';
import { shownSlot, slotOf } from './compare/slot-of.ts';
import { valueIsWanted } from './compare/value-is-wanted.ts';

/** Returns the values of a conversation that are not the wanted ones; nothing is wanted of a visitor without a lead. */
export function wrongInDialogue(
  { wants, lead }: BlindDialogue,
  slots: Slots,
): { key: WantedKey; got: string }[] {
  if (!lead) return [];
  return WANTED_KEYS.filter((key) => !(valueIsWanted(key, wants, slots, NO_SLOTS) ?? mayBe(key, slots))).map(
    (key) => ({ key, got: shownSlot(key, slots) }),
  );
}

/** Whether a slot may be as it is where nothing is wanted of it. */
function mayBe(key: WantedKey, slots: Slots): boolean {
  switch (key) {
    case 'items':
    case 'notes':
      // Left out by authors who do not care.
      return true;
    case 'junk':
      // Any kind, but no lead goes without one.
      return slots.junkType !== null;
    case 'when':
      return slots.pickup === null || JSON.stringify(slots.pickup) === JSON.stringify(ANY_TIME);
    default:
      return slots[slotOf(key)] === null;
  }
}
