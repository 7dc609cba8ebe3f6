import { isResumable } from '../../chat/resume-point.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { Input, TurnContext } from '../turn.ts';
import { advance } from './advance.ts';
import { goOnFrom } from './go-on-from.ts';
import { reprompt } from './prompt.ts';
import { offeredAddress, offeredJunk, offeredPickup, toldSlots } from './reading/told-slots.ts';
import type { Turn } from './reply.ts';
import { handleAfterSubmit } from './sent-request/handle-after-submit.ts';

/** Goes on behind a person: with what the visitor has told them, at the question that they chose, or at what is open still. */
export function resume(
  { heard, ...state }: ConversationState,
  { from, told = [] }: Extract<Input, { type: 'resume' }>,
  context: TurnContext,
): Turn {
  if (state.lead !== 'collecting') return handleAfterSubmit(state, null, context);
  const slots = { ...heard, ...toldSlots(state, told, context) };
  const known = { ...state, slots: { ...state.slots, ...slots } };
  if (from !== undefined && isResumable(from)) return goOnFrom(known, from);
  const offered = {
    ...stillOffered(state, slots),
    ...offeredJunk(known, told, context),
    ...offeredPickup(known, told, context),
    ...(!('address' in slots) && offeredAddress(known, told, context)),
  };
  const isOffer = Object.keys(offered).length > 0;
  const isNews = Object.keys(slots).some((name) => name !== 'mentioned');
  if (!isNews && (!isOffer || isSame(state, offered))) return reprompt(known, null);
  if (!isOffer) return advance(state, { slots }, context);
  // What is confirmed now is not only mentioned.
  const { mentioned: _, ...others } = slots;
  return advance(state, { slots: others }, context, { pending: { kind: 'confirm', slots: offered } });
}

/** What the assistant asked about before the person came is asked again, but for what they were told. */
function stillOffered({ pending }: ConversationState, told: Partial<Slots>): Partial<Slots> {
  const slots = pending?.kind === 'confirm' ? Object.entries(pending.slots) : [];
  return Object.fromEntries(slots.filter(([name]) => !(name in told)));
}

/** Whether that is all that is asked about. */
const isSame = ({ pending }: ConversationState, offered: Partial<Slots>): boolean =>
  pending?.kind === 'confirm' && JSON.stringify(pending.slots) === JSON.stringify(offered);
