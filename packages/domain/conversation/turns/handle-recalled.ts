import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { RecalledDetails, TurnContext } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';
import { advance } from './advance.ts';
import { reprompt } from './prompt.ts';
import type { Turn } from './reply.ts';

/** Proposes what the visitor gave before, for the slots that are still empty. */
export function handleRecalled(
  state: ConversationState,
  details: RecalledDetails | null,
  context: TurnContext,
): Turn {
  const { slots } = state;
  const empty = (['name', 'phone', 'address'] as const).filter((slot) => slots[slot] === null);
  const found: Partial<Slots> = Object.fromEntries(
    empty.filter((slot) => details?.[slot]).map((slot) => [slot, details?.[slot]]),
  );
  if (state.lead !== 'collecting') return { state, replies: [], effects: [] };
  if (Object.keys(found).length === 0) return reprompt(state, wordingOf(state).recall.nothing);
  return advance(state, { slots: {} }, context, {
    pending: { kind: 'confirm', slots: found, isGiven: true },
  });
}
