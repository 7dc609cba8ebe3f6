import { CHANGEABLE, slotOfStep } from '../changeable-slot.ts';
import { nextStep } from '../next-step.ts';
import type { Pending } from '../pending.ts';
import type { ConversationState } from '../state.ts';
import type { Fill } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';
import { acknowledge } from './acknowledge.ts';
import { question } from './ask.ts';
import { stillPending } from './pending-after.ts';
import { submit } from './submit.ts';
import { says, sentence, type Turn } from './turn.ts';

/** Before the recap the typing indicator shows longer (specification section 9). */
const RECAP_DELAY_MS = 1500;

/** Takes an answer in and goes on to the first thing that is missing. */
export function advance(
  before: ConversationState,
  fill: Fill,
  context: TurnContext,
  { pending: raised = null, note = null }: { pending?: Pending | null; note?: string | null } = {},
): Turn {
  const state = moved(before, fill, raised);
  if (state.callbackRequested && state.slots.phone !== null) return submit(state, context);
  const again = state.step === before.step && state.step !== 'review' && state.pending === null;
  const { content, quickReplies } = question(state, state.editing ? 'edit' : again ? 'again' : 'first');
  const understood = fill.note ?? acknowledge(before.slots, state.slots);
  const turn = says(state, [note, sentence(saysAnything(fill) ? understood : null, content)], quickReplies);
  if (state.step !== 'review' || state.pending !== null) return turn;
  return { ...turn, replies: turn.replies.map((reply) => ({ ...reply, delayMs: RECAP_DELAY_MS })) };
}

function moved(before: ConversationState, fill: Fill, raised: Pending | null): ConversationState {
  const open = stillPending(before.pending, fill.slots);
  // An address is not given up for a question about something else: that is asked in its turn.
  const pending = open?.kind === 'outside-address' ? open : (raised ?? open);
  const slots = { ...before.slots, ...fill.slots };
  const settled = { ...before.settled, ...fill.settled };
  const filled = { ...before, slots, settled, pending };
  // Something else that comes up during a correction leaves the correction open.
  const stays = before.editing && !answers(before, fill) && pending === null;
  if (stays) return filled;
  return { ...filled, step: nextStep(filled), editing: false, failedTries: 0, addressParts: [] };
}

/** Whether a fill holds the answer to the current step. */
function answers({ step }: ConversationState, fill: Fill): boolean {
  const slot = slotOfStep(step);
  if (slot === null) return true;
  if ((slot === 'photo' || slot === 'email' || slot === 'instructions') && fill.settled?.[slot]) return true;
  return CHANGEABLE[slot].key in fill.slots;
}

const saysAnything = ({ slots, note }: Fill) => note !== undefined || Object.keys(slots).length > 0;
