import { readClarification } from '../clarifications/clarifications.ts';
import { parseYesNo } from '../parsers/answers/parse-yes-no.ts';
import { type Intent, parseIntent } from '../parsers/intent/parse-intent.ts';
import { answerWordsOf, normalizeText } from '../parsers/text/plain-text.ts';
import { SLOT_DEFINITIONS, slotOfStep } from '../slot-definitions.ts';
import type { ConversationState } from '../state.ts';
import type { StepResult } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { advance } from './advance.ts';
import { applyStepResult } from './apply-step-result.ts';
import { handleAfterSubmit } from './handle-after-submit.ts';
import { handleIntent } from './handle-intent.ts';
import { promptFor, reprompt, retryStep } from './prompt.ts';
import type { Turn } from './reply.ts';
import { extractSlotUpdates, fillAccess, type SlotUpdates } from './slot-updates.ts';
import { startOver } from './start-over.ts';
import { requestCallBack } from './submit.ts';

/** Slots in one message that make it more than an answer to the prompt. */
const MIN_SLOTS_OF_DUMP = 2;
const MAX_REFUSED = 200;
const KEEP_COMMAND =
  /^\W*(?:keep|never ?mind|nvm|leave (?:it|that)|forget (?:it|that)|cancel(?: that)?|same|unchanged)\b/i;
const WANTS_CALL = /\b(?:call|phone|ring) me\b|\bcall ?back\b|\brappele[rz]/i;
const MAX_CALL_REQUEST_WORDS = 8;
const MAX_COMMAND_WORDS = 12;

/** Handles a typed message: a pending clarification first, then commands, then slots, then the step's own answer. */
export function handleText(state: ConversationState, typed: string, context: TurnContext): Turn {
  const text = typed.toWellFormed().trim();
  const turn = handleUtterance(fillAccess(state, text), text, context);
  const isRefused = turn.state.failedTries > state.failedTries && text !== '';
  return { ...turn, state: { ...turn.state, refused: isRefused ? text.slice(0, MAX_REFUSED) : null } };
}

function handleUtterance(state: ConversationState, text: string, context: TurnContext): Turn {
  if (normalizeText(text) === '')
    return retryStep(
      state,
      state.step === 'name' && state.pending === null ? WORDING.name.empty : WORDING.empty,
    );
  if (state.lead !== 'collecting') return handleAfterSubmit(state, text, context);
  if (state.pending !== null) {
    const settled = answerClarification(state, text, context);
    if (settled !== null) return settled;
  }
  const kept = keepsValue(state, text);
  if (kept !== null)
    return advance({ ...state, editing: false, failedTries: 0 }, { slots: {}, note: kept }, context);
  const result: StepResult = STEPS[state.step].read(text, state, context);
  const updates = extractSlotUpdates(text, state, context);
  if (result.kind === 'retry' && wantsCall(state, text, updates)) return requestCallBack(state, context);
  const intent = parseIntent(text);
  if (intent !== null && !isPlainAnswer(intent, text, result, state)) {
    const turn = handleIntent(state, intent, { text, result, updates }, context);
    if (turn !== null) return turn;
  }
  return applyAnswer(state, result, updates, context);
}

function applyAnswer(
  state: ConversationState,
  result: StepResult,
  updates: SlotUpdates,
  context: TurnContext,
): Turn {
  // Instructions are stored as written, whatever they mention.
  if (state.step === 'instructions' && state.pending === null) return applyStepResult(state, result, context);
  const news = Object.keys(updates.slots).length > 0 || updates.pending !== null;
  const dump = updates.found >= MIN_SLOTS_OF_DUMP && news;
  const answered = result.kind !== 'retry' && state.pending === null;
  if (answered && !dump) return applyStepResult(state, result, context);
  if (news) {
    const ownFill = result.kind === 'fill' && state.pending === null ? result.fill.slots : {};
    const pending = updates.pending ?? (result.kind === 'clarify' && answered ? result.pending : null);
    return advance(state, { slots: { ...ownFill, ...updates.slots } }, context, { pending });
  }
  if (state.pending !== null) return retryStep(state, promptFor(state, 'again').content);
  return applyStepResult(state, result, context);
}

function answerClarification(state: ConversationState, text: string, context: TurnContext): Turn | null {
  if (state.pending === null) return null;
  const settled = readClarification(text, state.pending, state, context);
  if (settled === null) return null;
  const without = { ...state, pending: null, failedTries: 0 };
  if (settled.kind === 'drop') return reprompt(without, settled.note);
  return settled.kind === 'start-over' ? startOver() : applyStepResult(without, settled, context);
}

/** Returns the reply to "never mind" during a correction, or null for another message. */
function keepsValue(state: ConversationState, text: string): string | null {
  const slot = slotOfStep(state.step);
  if (!state.editing || slot === null) return null;
  const declines = slot !== 'instructions' && parseYesNo(text) === 'no';
  return declines || KEEP_COMMAND.test(text) ? WORDING.stays(SLOT_DEFINITIONS[slot].name) : null;
}

/** Whether a step reads a courtesy or command itself: "ok thanks" at the recap submits. */
function isPlainAnswer(intent: Intent, text: string, result: StepResult, state: ConversationState): boolean {
  if (state.pending !== null) return false;
  if (intent.type === 'thanks' || intent.type === 'greeting') {
    return result.kind === 'submit' || (result.kind === 'fill' && state.step !== 'name');
  }
  // A long message is an instruction, even with a question or a command in it.
  return state.step === 'instructions' && answerWordsOf(text).length > MAX_COMMAND_WORDS;
}

/** Whether a message that answers nothing asks for a call back, without a number: "just call me". */
function wantsCall(
  { step, callbackRequested }: ConversationState,
  text: string,
  { slots }: SlotUpdates,
): boolean {
  if (callbackRequested || ['contact-method', 'email', 'instructions', 'review'].includes(step)) return false;
  if (Object.keys(slots).some((key) => key !== 'preferredContactMethod')) return false;
  return WANTS_CALL.test(text) && answerWordsOf(text).length <= MAX_CALL_REQUEST_WORDS;
}
