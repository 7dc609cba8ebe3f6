import { CHANGEABLE, slotOfStep } from '../changeable-slot.ts';
import { readPending } from '../clarifications/clarifications.ts';
import { type Intent, parseIntent } from '../parsers/parse-intent.ts';
import { answerWordsOf, tidyText } from '../parsers/plain-text.ts';
import type { ConversationState } from '../state.ts';
import type { Reading } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { readYesNo } from '../yes-no.ts';
import { advance } from './advance.ts';
import { askAgain, question, retryStep } from './ask.ts';
import { readAfterwards } from './read-afterwards.ts';
import { type SaidBesides, saidBesides } from './said-besides.ts';
import { beginAnew } from './start-over.ts';
import { callBack } from './submit.ts';
import { takeIntent } from './take-intent.ts';
import { takeReading } from './take-reading.ts';
import type { Turn } from './turn.ts';

/** Facts in one message that make it more than an answer to the question. */
const SEVERAL = 2;
const MAX_REFUSED = 200;
const KEEPS =
  /^\W*(?:keep|never ?mind|nvm|leave (?:it|that)|forget (?:it|that)|cancel(?: that)?|same|unchanged)\b/i;
const WANTS_CALL = /\b(?:call|phone|ring) me\b|\bcall ?back\b|\brappele[rz]/i;
const LONGEST_CALL_REQUEST = 8;
const LONGEST_COMMAND = 12;

/** Reads something typed: a question in between first, then commands, then facts, then the step's own answer. */
export function readText(state: ConversationState, typed: string, context: TurnContext): Turn {
  const text = typed.toWellFormed().trim();
  const turn = readAnswer(state, text, context);
  const isRefused = turn.state.failedTries > state.failedTries && text !== '';
  return { ...turn, state: { ...turn.state, refused: isRefused ? text.slice(0, MAX_REFUSED) : null } };
}

function readAnswer(state: ConversationState, text: string, context: TurnContext): Turn {
  if (tidyText(text) === '')
    return retryStep(
      state,
      state.step === 'name' && state.pending === null ? WORDING.name.empty : WORDING.empty,
    );
  if (state.lead !== 'collecting') return readAfterwards(state, text, context);
  if (state.pending !== null) {
    const settled = readClarification(state, text, context);
    if (settled !== null) return settled;
  }
  const kept = keepsValue(state, text);
  if (kept !== null)
    return advance({ ...state, editing: false, failedTries: 0 }, { slots: {}, note: kept }, context);
  const reading: Reading = STEPS[state.step].read(text, state, context);
  const besides = saidBesides(text, state, context);
  if (reading.kind === 'retry' && wantsCall(state, text, besides)) return callBack(state, context);
  const intent = parseIntent(text);
  if (intent !== null && !isPlainAnswer(intent, text, reading, state)) {
    const turn = takeIntent(state, intent, { text, reading, besides }, context);
    if (turn !== null) return turn;
  }
  return takeAnswer(state, reading, besides, context);
}

function takeAnswer(
  state: ConversationState,
  reading: Reading,
  besides: SaidBesides,
  context: TurnContext,
): Turn {
  // What the crew should know is kept as it was written, whatever it mentions.
  if (state.step === 'instructions' && state.pending === null) return takeReading(state, reading, context);
  const news = Object.keys(besides.slots).length > 0 || besides.pending !== null;
  const dump = besides.found >= SEVERAL && news;
  const answered = reading.kind !== 'retry' && state.pending === null;
  if (answered && !dump) return takeReading(state, reading, context);
  if (news) {
    const ownFill = reading.kind === 'fill' && state.pending === null ? reading.fill.slots : {};
    const pending = besides.pending ?? (reading.kind === 'clarify' && answered ? reading.pending : null);
    return advance(state, { slots: { ...ownFill, ...besides.slots } }, context, { pending });
  }
  if (state.pending !== null) return retryStep(state, question(state, 'again').content);
  return takeReading(state, reading, context);
}

function readClarification(state: ConversationState, text: string, context: TurnContext): Turn | null {
  if (state.pending === null) return null;
  const settled = readPending(text, state.pending, state, context);
  if (settled === null) return null;
  const without = { ...state, pending: null, failedTries: 0 };
  if (settled.kind === 'drop') return askAgain(without, settled.note);
  return settled.kind === 'start-over' ? beginAnew() : takeReading(without, settled, context);
}

/** "Never mind" during a correction: the text that says so, or null. */
function keepsValue(state: ConversationState, text: string): string | null {
  const slot = slotOfStep(state.step);
  if (!state.editing || slot === null) return null;
  const declines = slot !== 'instructions' && readYesNo(text) === 'no';
  return declines || KEEPS.test(text) ? WORDING.stays(CHANGEABLE[slot].name) : null;
}

/** Courtesies and commands that the step itself understands: "ok thanks" at the recap submits. */
function isPlainAnswer(intent: Intent, text: string, reading: Reading, state: ConversationState): boolean {
  if (state.pending !== null) return false;
  if (intent.type === 'thanks' || intent.type === 'greeting') {
    return reading.kind === 'submit' || (reading.kind === 'fill' && state.step !== 'name');
  }
  // At length, and with a question or a command somewhere in it, they are instructions all the same.
  return state.step === 'instructions' && answerWordsOf(text).length > LONGEST_COMMAND;
}

/** "Just call me", where it is no answer to what was asked, and no number comes along. */
function wantsCall(
  { step, callbackRequested }: ConversationState,
  text: string,
  { slots }: SaidBesides,
): boolean {
  if (callbackRequested || ['contact-method', 'email', 'instructions', 'review'].includes(step)) return false;
  if (Object.keys(slots).some((key) => key !== 'preferredContactMethod')) return false;
  return WANTS_CALL.test(text) && answerWordsOf(text).length <= LONGEST_CALL_REQUEST;
}
