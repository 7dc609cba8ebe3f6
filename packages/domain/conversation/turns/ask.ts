import { CHANGEABLE, slotOfStep } from '../changeable-slot.ts';
import { askPending } from '../clarifications/clarifications.ts';
import { CALL_BACK, KEEP_GOING, KEEP_VALUE, PERSON } from '../quick-replies.ts';
import type { ConversationState } from '../state.ts';
import type { StepName } from '../step-name.ts';
import type { Asking, Question } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { Effect, QuickReply } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { withoutPending } from './pending-after.ts';
import { says, sentence, type Turn } from './turn.ts';

/** A call back or a person is offered at every second try in a row that could not be used. */
const TRIES_BEFORE_HELP = 2;

/** The question in the air: the one in between, or the step's. */
export function question(state: ConversationState, asking: Asking): Question {
  if (state.pending !== null) return askPending(state.pending, asking === 'again');
  const { content, quickReplies } = STEPS[state.step].ask(state, asking);
  return { content, quickReplies: state.editing ? [...quickReplies, KEEP_VALUE] : quickReplies };
}

/** Asks once more, shorter; `note` comes first. */
export function askAgain(state: ConversationState, note: string | null, effects: Effect[] = []): Turn {
  const { content, quickReplies } = question(state, 'again');
  return says(state, [note, content], quickReplies, effects);
}

/** Goes to a step out of the order, to correct what is known or to ask early. */
export function goToStep(state: ConversationState, step: StepName, note: string | null): Turn {
  const slot = slotOfStep(step);
  const left = step === 'address' ? { ...state, pending: null } : withoutPending(state);
  const editing = slot !== null && CHANGEABLE[slot].shown(left.slots) !== null;
  const there = { ...left, step, editing, failedTries: 0, addressParts: [] };
  // The first question of all is a welcome, which nobody wants in the middle.
  const asking = editing ? 'edit' : step === 'junk-type' ? 'again' : 'first';
  const { content, quickReplies } = question(there, asking);
  return says(
    there,
    [sentence(note, editing ? knownValue(there, WORDING.current) : null, content)],
    quickReplies,
  );
}

/** Says why an answer could not be used; nothing that is known is lost by it. */
export function retryStep(state: ConversationState, reason: string, addressParts = state.addressParts): Turn {
  const failed = { ...state, failedTries: state.failedTries + 1, addressParts };
  const { quickReplies } = question(failed, 'again');
  const kept = state.editing ? knownValue(state, WORDING.kept) : null;
  if (failed.failedTries % TRIES_BEFORE_HELP !== 0) return says(failed, [kept, reason], quickReplies);
  const offer = canCallBack(failed) ? WORDING.help.offer : WORDING.help.offerWithoutPhone;
  return says(failed, [reason, kept, offer], [...quickReplies, ...helpReplies(failed)]);
}

function helpReplies(state: ConversationState): QuickReply[] {
  return canCallBack(state) ? [CALL_BACK, PERSON, KEEP_GOING] : [PERSON, KEEP_GOING];
}

/** Offering a call to somebody whose number could not be read just now would lead round in a circle. */
const canCallBack = ({ step, slots }: ConversationState) => step !== 'phone' || slots.phone !== null;

function knownValue(state: ConversationState, tell: (what: string, value: string) => string): string | null {
  const slot = slotOfStep(state.step);
  const value = slot === null ? null : CHANGEABLE[slot].shown(state.slots);
  return slot === null || value === null ? null : tell(CHANGEABLE[slot].name, value);
}
