import { SLOT_DEFINITIONS, slotOfStep } from './slot-definitions.ts';
import type { ConversationState } from './state.ts';
import { STEP_NAMES, type StepName } from './state.ts';

/** Returns the first step whose slot is missing; `review` where none is. */
export function nextStep(state: ConversationState): StepName {
  if (state.callbackRequested && state.slots.phone === null) return 'phone';
  return STEP_NAMES.find((step) => isMissing(step, state)) ?? 'review';
}

/** Returns the step before the current one, for "go back"; null at the first. */
export function previousStep(state: ConversationState): StepName | null {
  const earlier = STEP_NAMES.slice(0, STEP_NAMES.indexOf(state.step));
  return earlier.findLast((step) => isAsked(step, state)) ?? null;
}

function isMissing(step: StepName, state: ConversationState): boolean {
  const slot = slotOfStep(step);
  if (slot === null || !isAsked(step, state)) return false;
  if (slot === 'photo' || slot === 'email' || slot === 'instructions') {
    if (state.settled[slot]) return false;
    // Notes may come with any answer: they are asked for all the same.
    if (slot === 'instructions') return true;
  }
  return (state.slots[SLOT_DEFINITIONS[slot].key] ?? null) === null;
}

/** Whether the conversation includes a step at all. */
function isAsked(step: StepName, { slots }: ConversationState): boolean {
  // Step 2 asks for a photo or the name: with a name it is done.
  if (step === 'photo-or-name') return slots.name === null;
  return step !== 'email' || slots.preferredContactMethod === 'email';
}
