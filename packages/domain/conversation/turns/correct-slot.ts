import { SLOT_DEFINITIONS } from '../slot-definitions.ts';
import type { SlotName } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { SlotFill } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { advance } from './advance.ts';
import { applyStepResult } from './apply-step-result.ts';
import { goToStep, reprompt, retryStep } from './prompt.ts';
import type { Turn } from './reply.ts';
import type { SlotUpdates } from './slot-updates.ts';

/** Corrects a slot: at once where the message holds the new value, else by prompting for it. */
export function correctSlot(
  state: ConversationState,
  { slot, rest }: { slot: SlotName; rest: string },
  updates: SlotUpdates,
  context: TurnContext,
): Turn {
  const { step } = SLOT_DEFINITIONS[slot];
  if (slot === 'photo') {
    return reprompt(state, WORDING.photo.edit, [{ type: 'choose-photo' }]);
  }
  if (rest.trim() === '') return goToStep(state, step, null);
  const there = goToStep(state, step, null).state;
  const result = STEPS[step].read(rest, { ...there, editing: true }, context);
  if (result.kind === 'fill') {
    const fill: SlotFill = {
      ...result.fill,
      slots: { ...updates.slots, ...appendInstructions(state, slot, rest, result.fill.slots) },
    };
    return advance(state, fill, context);
  }
  if (result.kind === 'retry') return retryStep(there, result.content, result.addressParts);
  return applyStepResult(there, result, context);
}

/** Appends further instructions to the known ones. */
function appendInstructions(
  state: ConversationState,
  slot: SlotName,
  rest: string,
  slots: SlotFill['slots'],
): SlotFill['slots'] {
  const { specialInstructions: known } = state.slots;
  if (slot !== 'instructions' || known === null || !slots.specialInstructions) return slots;
  return known.includes(rest) ? {} : { specialInstructions: `${known}\n${slots.specialInstructions}` };
}
