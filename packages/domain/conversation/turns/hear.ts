import { nextStep } from '../next-step.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { mentionedThings, toldAddressParts, toldSlots } from './reading/told-slots.ts';
import type { Turn } from './reply.ts';

/**
 * Listens to what a visitor tells the person who has the chat: answers nothing, asks for nothing else, and keeps what is stated
 * apart, so that it can be saved at once and said back later. A request that is sent takes nothing more in.
 */
export function hear(state: ConversationState, text: string, context: TurnContext): Turn {
  const silent = { replies: [], effects: [] };
  if (state.lead !== 'collecting') return { ...silent, state };
  const known = { ...state, slots: knownSlots(state) };
  const told = { ...toldSlots(known, [text], context), ...mentionedThings(known, text, context) };
  const fresh = toldAddressParts(known, text, context).filter((part) => !state.addressParts.includes(part));
  if (Object.keys(told).length === 0 && fresh.length === 0) return { ...silent, state };
  const addressParts = [...state.addressParts, ...fresh].slice(-MAX_PARTS);
  return { ...silent, state: { ...state, addressParts, heard: { ...state.heard, ...told } } };
}

/** From how many messages one address is joined. */
const MAX_PARTS = 4;

/** All that is known by now, whoever it was told to. */
export const knownSlots = ({ slots, heard }: Pick<ConversationState, 'slots' | 'heard'>): Slots => ({
  ...slots,
  ...heard,
});

/** The state once the assistant answers again without having been told to: it asks for nothing that it has heard. */
export function withHeard(state: ConversationState): ConversationState {
  if (state.heard === undefined) return state;
  const { heard: _, ...rest } = state;
  const known = { ...rest, slots: knownSlots(state) };
  return known.editing || known.pending !== null ? known : { ...known, step: nextStep(known) };
}
