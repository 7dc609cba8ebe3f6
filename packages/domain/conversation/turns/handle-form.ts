import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { FormValues, TurnContext } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';
import { advance } from './advance.ts';
import { formSlots } from './reading/form-slots.ts';
import type { Turn } from './reply.ts';

/**
 * Proposes what the visitor has filled in on the page's form, for the slots that are still empty: they may not want it sent, and
 * only a yes takes it over. Says nothing where there is nothing to propose, or another question is open.
 */
export function handleForm(state: ConversationState, values: FormValues, context: TurnContext): Turn {
  const filled = Object.entries(formSlots(values, state.slots, context)) as [keyof Slots, unknown][];
  const found: Partial<Slots> = Object.fromEntries(
    filled.filter(([slot, value]) => value !== null && isEmpty(slot, state.slots)),
  );
  if (!canBeOffered(state) || !isWorthAsking(found)) return { state, replies: [], effects: [] };
  const note = wordingOf(state).form.found;
  return advance(state, { slots: {} }, context, {
    pending: { kind: 'confirm', slots: found, isGiven: true },
    note,
  });
}

/** Whether what was filled in elsewhere can be proposed now: no question of another kind is open, and nothing is sent. */
export const canBeOffered = ({ lead, pending, editing }: ConversationState): boolean =>
  lead === 'collecting' && pending === null && !editing;

/** Whether nothing is known of a slot. Where an address lies belongs to it, and how a type was found to the type. */
export const isEmpty = (slot: keyof Slots, slots: Slots): boolean =>
  (slots[BELONGS_TO[slot] ?? slot] ?? null) === null;
const BELONGS_TO: Partial<Record<keyof Slots, keyof Slots>> = {
  addressOutside: 'address',
  junkConfidence: 'junkType',
  junkClassificationSource: 'junkType',
};

/** What is not said in the question goes along with what is. */
const isWorthAsking = (found: Partial<Slots>) => Object.keys(found).some((slot) => slot !== 'access');
