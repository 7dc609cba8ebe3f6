import { dropPending, promptClarification } from '../clarifications/clarifications.ts';
import { callBackReply, keepGoingReply, keepValueReply, personReply } from '../quick-replies.ts';
import { SLOT_DEFINITIONS, slotOfStep } from '../slot-definitions.ts';
import type { ConversationState, StepName } from '../state.ts';
import type { Prompt, PromptKind } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { Effect, QuickReply } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';
import { joinSentences, replyWith, type Turn } from './reply.ts';

/** Help (a call back or a person) is offered at every second failed try in a row. */
const TRIES_BEFORE_HELP = 2;

/** Returns the current prompt: the pending clarification's, or the step's. */
export function promptFor(state: ConversationState, asking: PromptKind): Prompt {
  if (state.pending !== null) return promptClarification(state.pending, asking === 'again', state);
  const { content, quickReplies } = STEPS[state.step].prompt(state, asking);
  return {
    content,
    quickReplies: state.editing ? [...quickReplies, keepValueReply(wordingOf(state))] : quickReplies,
  };
}

/** Repeats the current prompt, shorter; `note` comes first. */
export function reprompt(state: ConversationState, note: string | null, effects: Effect[] = []): Turn {
  const { content, quickReplies } = promptFor(state, 'again');
  return replyWith(state, [note, content], quickReplies, effects);
}

/** Jumps to a step out of order, to correct its slot or to prompt for it early. */
export function goToStep(state: ConversationState, step: StepName, note: string | null): Turn {
  const slot = slotOfStep(step);
  const left = step === 'address' ? { ...state, pending: null } : dropPending(state);
  const editing = slot !== null && SLOT_DEFINITIONS[slot].shown(left.slots) !== null;
  const there = { ...left, step, editing, failedTries: 0 };
  // The first prompt of all is the welcome, which does not belong in the middle.
  const asking = editing ? 'edit' : step === 'junk-type' ? 'again' : 'first';
  const { content, quickReplies } = promptFor(there, asking);
  return replyWith(
    there,
    [joinSentences(note, editing ? describeKnownValue(there, wordingOf(state).current) : null, content)],
    quickReplies,
  );
}

/** Rejects an answer with its reason; no filled slot is lost by it. */
export function retryStep(state: ConversationState, reason: string, choices?: QuickReply[]): Turn {
  const failed = { ...state, failedTries: state.failedTries + 1 };
  const quickReplies = choices ?? promptFor(failed, 'again').quickReplies;
  const kept = state.editing ? describeKnownValue(state, wordingOf(state).kept) : null;
  if (failed.failedTries % TRIES_BEFORE_HELP !== 0) return replyWith(failed, [kept, reason], quickReplies);
  const offer = canCallBack(failed) ? wordingOf(state).help.offer : wordingOf(state).help.offerWithoutPhone;
  return replyWith(failed, [reason, kept, offer], [...quickReplies, ...helpReplies(failed)]);
}

function helpReplies(state: ConversationState): QuickReply[] {
  const wording = wordingOf(state);
  const callBack = canCallBack(state) ? [callBackReply(wording)] : [];
  return [...callBack, personReply(wording), keepGoingReply(wording)];
}

/** A call back is not offered where the phone number itself was just rejected. */
const canCallBack = ({ step, slots }: ConversationState) => step !== 'phone' || slots.phone !== null;

function describeKnownValue(
  state: ConversationState,
  tell: (what: string, value: string) => string,
): string | null {
  const slot = slotOfStep(state.step);
  const value = slot === null ? null : SLOT_DEFINITIONS[slot].shown(state.slots);
  return slot === null || value === null ? null : tell(wordingOf(state).slots[slot].name, value);
}
