import { readClarification } from '../clarifications/clarifications.ts';
import { halifaxToday } from '../halifax-today.ts';
import { COURTESY_WORDS } from '../lexicon/answers/courtesy-words.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { slotOfStep } from '../slot-definitions.ts';
import { isNothingTold } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { recogniseCommand } from '../understanding/commands/recognise-command.ts';
import { withDictatedSigns } from '../understanding/text/dictated-signs.ts';
import { normalizeText } from '../understanding/text/plain-text.ts';
import { withStarredCorrections } from '../understanding/text/starred-corrections.ts';
import { claimedTokens, storedOf, type Understanding, understand } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import { applyStepResult } from './apply-step-result.ts';
import { handleAnswer } from './handle-answer.ts';
import { alongside, handleCommand } from './handle-command.ts';
import { promptFor, reprompt, retryStep } from './prompt.ts';
import { withAnsweringNo } from './reading/answering-no.ts';
import { asksWhatIsMeant, meaningOf } from './reading/explain-question.ts';
import { fillAccess } from './reading/slot-updates.ts';
import { replyWith, type Turn } from './reply.ts';
import { handleAfterSubmit } from './sent-request/handle-after-submit.ts';
import { handleSentRequest } from './sent-request/handle-sent-request.ts';
import { handleTakingBack } from './sent-request/take-back.ts';
import { startOver } from './start-over.ts';
import { stopAndForget } from './stop.ts';
import { requestCallBack } from './submit.ts';
import { weighCommand } from './weigh-command.ts';
import { withoutEcho } from './without-echo.ts';

const MAX_REFUSED = 200;

/** Handles a typed message: commands first, then a pending clarification, then what it answers, changes and asks. */
export function handleText(state: ConversationState, typed: string, context: TurnContext): Turn {
  const own = withoutEcho(typed.toWellFormed().trim(), state.lastReplies.at(-1));
  const known = state.slots.pickup?.day ?? null;
  const text = withAnsweringNo(
    withStarredCorrections(withDictatedSigns(own)),
    known,
    halifaxToday(context.now),
  );
  const said = understandAt(state, text, context);
  const turn = handleMessage(fillAccess(state, said), said, context);
  const isRefused = turn.state.failedTries > state.failedTries && text !== '';
  const isKept = isRefused && !(state.step === 'junk-type' && tellsNoJunk(said));
  return { ...turn, state: { ...turn.state, refused: isKept ? text.slice(0, MAX_REFUSED) : null } };
}

/** "Hi I'm Nancy", "ok thanks": no description of what has to go, which the next answer would go on with. */
function tellsNoJunk(said: Understanding): boolean {
  const claimed = claimedTokens(said);
  return said.utterance.tokens.every(
    ({ word }, index) => claimed[index] || COURTESY_WORDS.has(word) || INTRODUCING.has(word),
  );
}
const INTRODUCING = wordSet(
  'hi hello hey ok okay k great perfect good morning afternoon evening day i im am my name is this its it me here and from bonjour salut allo bonsoir je suis mappelle nom est cest moi et dit parfait',
);

function handleMessage(state: ConversationState, said: Understanding, context: TurnContext): Turn {
  if (normalizeText(said.message) === '') return retryStep(state, emptyText(state));
  const keeping = handleTakingBack(state, said, context);
  if (keeping !== null) return keeping;
  if (state.lead !== 'collecting') return handleAfterSubmit(state, said, context);
  if (state.pending === null && asksWhatIsMeant(said)) return explainStep(state);
  if (asksForCallAt(said, state)) return requestCallBack(withPhone(state, said), context);
  const { step, editing, slots } = state;
  const command = recogniseCommand(said.utterance, { step, editing, known: slots });
  const ofSent = handleSentRequest(state, command, said, context);
  if (ofSent !== null) return ofSent;
  if (command === null) return answer(state, said, context);
  switch (weighCommand(command, said, state, context)) {
    case 'answer':
      return answer(state, said, context);
    case 'both':
      return alongside(state, command, answer(state, said, context), context);
    case 'command':
      return handleCommand(state, command, said, context) ?? answer(state, said, context);
  }
}

/** The whole question once more, behind what it is about. */
function explainStep(state: ConversationState): Turn {
  const calm = { ...state, failedTries: 0 };
  return calm.step === 'instructions'
    ? replyWith(calm, [wordingOf(calm).instructions.ask], promptFor(calm, 'again').quickReplies)
    : reprompt(calm, meaningOf(calm) ?? wordingOf(calm).help.explain);
}

/** "Just call me 902-555-0132", as the first message: a call back in place of the chat. */
function asksForCallAt(said: Understanding, { slots }: ConversationState): boolean {
  const words = said.message.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    isNothingTold(slots) &&
    storedOf(said, 'phone') !== null &&
    words.some((word) => CALLING.has(word)) &&
    words.every((word) => CALLING.has(word) || BESIDE_CALLING.has(word))
  );
}
const CALLING = wordSet('call phone ring appelez appelle appeler rappelez rappelle rappeler');
const BESIDE_CALLING = wordSet(
  'hi hello hey please just can could would you someone somebody me us at on back asap now thanks thank bonjour allo salut svp juste pouvez peux vous tu moi nous au sur le merci',
);

const withPhone = (state: ConversationState, said: Understanding): ConversationState => ({
  ...state,
  slots: { ...state.slots, phone: storedOf(said, 'phone')?.value ?? null },
});

const answer = (state: ConversationState, said: Understanding, context: TurnContext): Turn =>
  answerClarification(state, said, context) ?? handleAnswer(state, said, context);

/** Reads a message in the situation that a state is in. */
export function understandAt(state: ConversationState, text: string, { now }: TurnContext): Understanding {
  const asked = state.pending === null ? slotOfStep(state.step) : askedByPending(state);
  return understand(text, { asked, known: state.slots, now });
}

function askedByPending({ pending, step }: ConversationState) {
  switch (pending?.kind) {
    case 'which-junk':
      return 'junkType' as const;
    case 'which-day':
      return 'pickup' as const;
    case 'outside-address':
      return 'address' as const;
    // "No, it's Marc" answers what the confirmation was about.
    case 'confirm':
      return slotOfStep(step);
    default:
      return null;
  }
}

function emptyText(state: ConversationState): string {
  const { name, empty } = wordingOf(state);
  return state.step === 'name' && state.pending === null ? name.empty : empty;
}

function answerClarification(
  state: ConversationState,
  said: Understanding,
  context: TurnContext,
): Turn | null {
  if (state.pending === null) return null;
  const settled = readClarification(said, state.pending, state, context);
  if (settled === null) return null;
  const without = { ...state, pending: null, failedTries: 0 };
  switch (settled.kind) {
    case 'drop':
      return dropped(without, said, settled.note, context);
    case 'start-over':
      return startOver(state);
    case 'stop':
      return stopAndForget(state, context);
    case 'fill':
      // The rest of the message counts as well: "mostly furniture, and my name is Ann".
      if (state.pending.kind === 'which-junk')
        return handleAnswer(without, said, context, settled, state.pending.offered);
      return applyStepResult(without, settled, context);
    default:
      return applyStepResult(without, settled, context);
  }
}

/** "No, wednesday" drops what was proposed and gives another value at once. */
function dropped(
  state: ConversationState,
  said: Understanding,
  note: string | null,
  context: TurnContext,
): Turn {
  const hasMore = said.verdicts.some(({ verdict }) => verdict === 'stored');
  return hasMore ? handleAnswer(state, said, context) : reprompt(state, note);
}
