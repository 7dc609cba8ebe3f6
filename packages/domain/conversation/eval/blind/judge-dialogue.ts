import { NO_SLOTS, type Slots } from '../../slots.ts';
import { ANY_TIME } from '../../steps/pickup.ts';
import { type BlindDialogue, WANTED_KEYS, type WantedKey } from './batch.ts';
import { shownSlot, slotOf } from './compare/slot-of.ts';
import { valueIsWanted } from './compare/value-is-wanted.ts';
import { withoutSaidPickup } from './compare/without-said-pickup.ts';
import type { PlayedVisitor } from './visitor.ts';

type Visit = Pick<PlayedVisitor, 'slots' | 'asked' | 'transcript'>;

/** Returns the values of a conversation that are not the wanted ones; nothing is wanted of a visitor without a lead. */
export function wrongInDialogue(dialogue: BlindDialogue, visit: Visit): { key: WantedKey; got: string }[] {
  const { wants, lead } = dialogue;
  if (!lead) return [];
  const slots = wants.notes?.length === 0 ? withoutUnasked(dialogue, visit) : visit.slots;
  const isRight = (key: WantedKey) => valueIsWanted(key, wants, slots, NO_SLOTS) ?? mayBe(key, slots);
  return WANTED_KEYS.filter((key) => !isRight(key) && !(key === 'email' && isUntold(dialogue, visit))).map(
    (key) => ({ key, got: shownSlot(key, slots) }),
  );
}

/** Of somebody who wants no notes, what they said of the pickup is none. */
function withoutUnasked({ wants }: BlindDialogue, { slots, transcript }: Visit): Slots {
  return { ...slots, specialInstructions: withoutSaidPickup(slots.specialInstructions, wants, transcript) };
}

/** Whether an e-mail is missing that a visitor would have said, had they been asked: only who is written to is. */
function isUntold({ says, wants }: BlindDialogue, { slots, asked, transcript }: Visit): boolean {
  if (slots.email !== null || says.email === undefined || asked.includes('email')) return false;
  const isSaid = (email: string) => transcript.some((line) => line.startsWith('U: ') && line.includes(email));
  return !(wants.email ?? []).some(isSaid);
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
