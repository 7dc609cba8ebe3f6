import { callTimesLine } from '../../call-times/call-times-note.ts';
import { wordSet } from '../../text/word-set.ts';
import { behindOf, readClarification } from '../clarifications/clarifications.ts';
import { joinNotes } from '../crew-notes/join-notes.ts';
import { COURTESY_WORDS } from '../lexicon/answers/courtesy-words.ts';
import { nextStep } from '../next-step.ts';
import { SLOT_DEFINITIONS } from '../slot-definitions.ts';
import { isNothingTold, type Slots } from '../slots.ts';
import type { ConversationState, PendingClarification } from '../state.ts';
import { filled, type StepResult } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';
import { recogniseCommand } from '../understanding/commands/recognise-command.ts';
import { notesAnew, orderedNote } from '../understanding/notes/ordered-note.ts';
import { readSubmit } from '../understanding/recognisers/answers/read-submit.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { refusedMethods } from '../understanding/recognisers/contact/method-mentions.ts';
import { tellsWhereItIs } from '../understanding/recognisers/notes/where-it-is.ts';
import { isVague, type Proposal } from '../understanding/recognisers/proposal.ts';
import { normalizeText } from '../understanding/text/plain-text.ts';
import { claimedTokens, storedOf, type Understanding, withVerdict } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import { advance } from './advance.ts';
import { applyStepResult } from './apply-step-result.ts';
import { asMeant } from './as-meant.ts';
import { takeRenamedLoad } from './at-summary/take-renamed-load.ts';
import { handleAnswer } from './handle-answer.ts';
import { alongside, handleCommand } from './handle-command.ts';
import { promptFor, reprompt, retryStep } from './prompt.ts';
import { complains } from './reading/complaint.ts';
import { comesBack, takesLeave } from './reading/courtesies.ts';
import { kindWord } from './reading/kind-word.ts';
import { notesBeside } from './reading/notes/notes-beside.ts';
import { offeredSlots } from './reading/offered-slots.ts';
import { asksWhatIsMeant, meaningOf } from './reading/questions/explain-question.ts';
import { fillAccess } from './reading/slot-updates.ts';
import { beginWith, replyWith, type Turn } from './reply.ts';
import { handleAfterSubmit } from './sent-request/handle-after-submit.ts';
import { handleSentRequest } from './sent-request/handle-sent-request.ts';
import { handleTakingBack } from './sent-request/take-back.ts';
import { startOver } from './start-over.ts';
import { stopAndForget } from './stop.ts';
import { requestCallBack } from './submit.ts';
import { understandAt } from './understand-at.ts';
import { weighCommand } from './weigh-command.ts';

const MAX_REFUSED = 200;

/** Handles a typed message: commands first, then a pending clarification, then what it answers, changes and asks. */
export function handleText(state: ConversationState, typed: string, context: TurnContext): Turn {
  const text = asMeant(state, typed, context);
  const said = understandAt(state, text, context);
  const turn = handleMessage(withoutCall(fillAccess(state, said), said), said, context);
  const isRefused = turn.state.failedTries > state.failedTries && text !== '';
  const isKept = isRefused && !(state.step === 'junk-type' && tellsNoJunk(said));
  const replies = beginWith(kindWord(state, typed), turn.replies);
  return { ...turn, replies, state: { ...turn.state, refused: isKept ? text.slice(0, MAX_REFUSED) : null } };
}

/** "902 555 0188, but don't call me": nobody is called back who says so, and their request is not sent for it. */
const withoutCall = (state: ConversationState, said: Understanding): ConversationState =>
  state.callbackRequested && refusedMethods(said.utterance).includes('phone')
    ? { ...state, callbackRequested: false, slots: { ...state.slots, preferredContactMethod: null } }
    : state;

/** "Hi I'm Nancy", "ok thanks": no description of what has to go, which the next answer would go on with. */
function tellsNoJunk(said: Understanding): boolean {
  const claimed = claimedTokens(said);
  const { clauses, tokens } = said.utterance;
  // "12 Oak St, it's in the basement"
  const where = clauses.filter((clause) => tellsWhereItIs(said.utterance, clause));
  return tokens.every(
    ({ word }, index) =>
      claimed[index] ||
      COURTESY_WORDS.has(word) ||
      INTRODUCING.has(word) ||
      where.some(({ from, to }) => from <= index && index < to),
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
  const anew = state.pending === null ? notesAnew(said.message) : null;
  if (anew !== null) return takeNotesAnew(state, anew, context);
  const note = state.pending === null ? orderedNote(said.message) : null;
  if (note !== null) return takeNote(state, note, context);
  const renamed = takeRenamedLoad(state, said, context);
  if (renamed !== null) return renamed;
  const pointed = agreeToGiven(state, said, context);
  if (pointed !== null) return pointed;
  if (state.pending === null && asksWhatIsMeant(said)) return explainStep(state);
  if (state.pending === null && complains(said.message))
    return reprompt({ ...state, failedTries: 0 }, wordingOf(state).slip);
  if (asksForCallAt(said, state)) return requestCallBack(withPhone(state, said), context);
  const { step, editing, slots } = state;
  // Nothing is called off by a goodbye, which at the recap may be the last word to a yes.
  const isYes = readYesNo(said.utterance).answer === 'yes';
  // "Yes, bye", to what was put, answers it first.
  if (takesLeave(said) && isYes && state.pending !== null) return answer(state, said, context);
  const isSent = step === 'review' && (readSubmit(said.utterance).wish === 'submit' || isYes);
  if (takesLeave(said) && !isSent && !isNothingTold(slots))
    return reprompt({ ...state, failedTries: 0 }, wordingOf(state).pause);
  if (comesBack(said) && !isNothingTold(slots)) return reprompt({ ...state, failedTries: 0 }, null);
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

/** What is put into the notes by their name is all of it one, whatever else it could tell: "out by noon" moves no pickup. */
function takeNote(state: ConversationState, note: string, context: TurnContext): Turn {
  const slots = { specialInstructions: joinNotes(state.slots.specialInstructions, note) };
  return advance(
    state,
    { slots, ...(state.step === 'instructions' && { settled: { instructions: true } }) },
    context,
  );
}

const IS_NONE = /^(?:none|nothing|no|nil|empty|blank|rien|aucune?)[.! ]*$/i;

/** What takes the place of all notes, but for when to call, which stands by itself. */
function takeNotesAnew(state: ConversationState, notes: string, context: TurnContext): Turn {
  const times = callTimesLine(state.slots.specialInstructions);
  const others = IS_NONE.test(notes) ? null : notes;
  const slots = {
    specialInstructions: times === null || others === null ? (others ?? times) : joinNotes(times, others),
  };
  return advance(
    state,
    { slots, ...(state.step === 'instructions' && { settled: { instructions: true } }) },
    context,
  );
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
  if (isNothingTold(slots) && CANNOT_TYPE.test(said.message)) return true;
  const words = said.message.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    isNothingTold(slots) &&
    storedOf(said, 'phone') !== null &&
    words.some((word) => CALLING.has(word)) &&
    words.every((word) => CALLING.has(word) || BESIDE_CALLING.has(word))
  );
}
/** "Please ring me instead, I can't type on this thing": of a number that is asked for next. */
const CANNOT_TYPE =
  /^(?:(?:hi|hello|please|can you|could you|just)[, ]+){0,3}(?:ring|call|phone) (?:me|us)(?: (?:instead|back|please|rather)){0,2}[,.;! ]+(?:i|we) (?:can['’]?t|cannot|can not|don['’]?t like to|hate to|hate|am not good at) (?:typ(?:e|ing)|chat(?:ting)?|bots?|chatbots?)(?!\p{L})/iu;
const CALLING = wordSet('call phone ring appelez appelle appeler rappelez rappelle rappeler');
const BESIDE_CALLING = wordSet(
  'i hate dislike dont like chat chats chatbot chatbots bot bots robot robots typing type talking computer computers instead rather hi hello hey please just can could would you someone somebody me us at on back asap now thanks thank bonjour allo salut svp juste pouvez peux vous tu moi nous au sur le merci',
);

const withPhone = (state: ConversationState, said: Understanding): ConversationState => ({
  ...state,
  slots: { ...state.slots, phone: storedOf(said, 'phone')?.value ?? null },
});

const answer = (state: ConversationState, said: Understanding, context: TurnContext): Turn =>
  answerGiven(state, said, context) ??
  answerClarification(state, said, context) ??
  handleAnswer(state, said, context, null, askedStill(state.pending, said));

/**
 * Who answers what they gave elsewhere with one more value, or a better one, agrees to the rest: "18 Birch Ave" to a name and a number
 * of the form. Null where nothing such is open, or a plain yes, no or question.
 */
function answerGiven(state: ConversationState, said: Understanding, context: TurnContext): Turn | null {
  const { pending } = state;
  if (pending?.kind !== 'confirm' || !pending.isGiven) return null;
  const redated = answerOtherDay(state, pending.slots, said, context);
  if (redated !== null) return redated;
  const { answer: agreed } = readYesNo(said.utterance);
  const agreeing = (given: Partial<Slots>) => {
    const known = { ...state, slots: { ...state.slots, ...given }, pending: null, failedTries: 0 };
    const next: ConversationState = { ...known, step: nextStep(known) };
    return { known: next, told: understandAt(next, said.message, context) };
  };
  // Another name takes the place of the one that was put.
  const renamed = 'name' in pending.slots ? agreeing({ ...pending.slots, name: null }) : null;
  const isRenamed = renamed !== null && storedOf(renamed.told, 'name') !== null;
  const { known, told } = isRenamed ? renamed : agreeing(pending.slots);
  const slots = told.verdicts
    .filter(({ proposal, verdict }) => verdict === 'stored' && !isVague(proposal))
    .map(({ proposal }) => proposal.slot);
  // "No, wednesday" puts right what was put; "no, a couch" wants nothing of it.
  const isRight = slots.some((slot) => SLOT_DEFINITIONS[slot].key in pending.slots);
  return slots.length > 0 && (agreed !== 'no' || isRight) ? handleAnswer(known, told, context) : null;
}

/** "Monday morning", to another day that was put, corrects that day and agrees to the rest; null where no day is said. */
function answerOtherDay(
  state: ConversationState,
  given: Partial<Slots>,
  said: Understanding,
  context: TurnContext,
): Turn | null {
  if (given.pickup?.day == null) return null;
  const known = { ...state, slots: { ...state.slots, ...given }, pending: null, failedTries: 0 };
  const corrected: ConversationState = { ...known, step: 'pickup', editing: true };
  const told = understandAt(corrected, said.message, context);
  const isOther = ({ value }: Proposal<'pickup'>) =>
    value.kind === 'pickup' && value.pickup.day !== null && value.pickup.day !== given.pickup?.day;
  if (withVerdict(told, 'pickup', 'stored').some(isOther)) return handleAnswer(corrected, told, context);
  // "No, how about monday?" is asked in its place.
  const asked = offeredSlots(told, corrected)?.pickup;
  const isAlone = told.verdicts.every(({ verdict }) => verdict !== 'stored');
  if (asked == null || !isAlone || !withVerdict(told, 'pickup', 'offered').some(isOther)) return null;
  const pending: PendingClarification = {
    kind: 'confirm',
    slots: { ...given, pickup: asked },
    isGiven: true,
  };
  return advance({ ...state, failedTries: 0 }, { slots: {} }, context, { pending });
}

/** "It's all in the form already" is a yes to what was proposed of it; null for anything else. */
function agreeToGiven(state: ConversationState, said: Understanding, context: TurnContext): Turn | null {
  const { pending } = state;
  if (pending?.kind !== 'confirm' || !pending.isGiven) return null;
  if (!POINTS_BACK.test(said.message) || TURNS_DOWN.test(said.message)) return null;
  const without = { ...state, pending: null, failedTries: 0 };
  return answerGiven(state, said, context) ?? applyStepResult(without, filled(pending.slots), context);
}
const POINTS_BACK =
  /\b(?:in|on|from|with) (?:the|your|my|that) form\b|\balready (?:filled|wrote|put|typed|entered|gave|told|said|did)\b|(?:dans|sur) (?:le|votre|mon) formulaire|d[ée]j[àa] (?:rempli|[ée]crit|mis|inscrit|donn[ée]|dit)(?!\p{L})/iu;
const TURNS_DOWN =
  /(?<!\p{L})(?:not?|nope|nah|don['’]?t|doesn['’]?t|isn['’]?t|never|wrong|old|except|but|pas|non|sauf|mais)(?!\p{L})/iu;

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
  const without = { ...state, pending: behindOf(state.pending), failedTries: 0 };
  switch (settled.kind) {
    case 'drop':
      return dropped(without, said, settled.note, offeredStill(state.pending, said), context);
    case 'start-over':
      return startOver(state);
    case 'stop':
      return stopAndForget(state, context);
    case 'fill':
      // The rest of the message counts as well: "mostly furniture, and my name is Ann".
      if (state.pending.kind === 'which-junk')
        return handleAnswer(without, said, context, settled, state.pending.offered);
      return state.pending.kind === 'confirm'
        ? agreed(without, said, settled, context)
        : applyStepResult(without, settled, context);
    default:
      return applyStepResult(without, settled, context);
  }
}

/** "Yes, it's at 10 Tacoma Dr, Al Fancy": what follows the yes is read as the answer to what is asked next, and is taken as well. */
function agreed(
  state: ConversationState,
  said: Understanding,
  settled: Extract<StepResult, { kind: 'fill' }>,
  context: TurnContext,
): Turn {
  const { slots } = settled.fill;
  const known = { ...state, slots: { ...state.slots, ...slots } };
  const told = understandAt({ ...known, step: nextStep(known) }, said.message, context);
  const isMore = told.verdicts.some(
    ({ proposal, verdict }) =>
      verdict === 'stored' && !isVague(proposal) && !(SLOT_DEFINITIONS[proposal.slot].key in slots),
  );
  // "Yes, but watch the low ceiling"
  const isNoted = 'specialInstructions' in notesBeside(told, known, context);
  return isMore || isNoted
    ? handleAnswer(state, told, context, settled)
    : applyStepResult(state, settled, context);
}

/** "No, wednesday" drops what was proposed and gives another value at once. */
function dropped(
  state: ConversationState,
  said: Understanding,
  note: string | null,
  still: Partial<Slots>,
  context: TurnContext,
): Turn {
  const hasMore = said.verdicts.some(({ verdict }) => verdict === 'stored' || verdict === 'offered');
  return hasMore ? handleAnswer(state, said, context, null, still) : reprompt(state, note);
}

/** What was put stays open behind what says no value at all, be it a note or one more question. */
function askedStill(pending: PendingClarification | null, said: Understanding): Partial<Slots> {
  const saysNothing = said.verdicts.every(({ verdict }) => verdict !== 'stored' && verdict !== 'offered');
  if (pending?.kind !== 'confirm') return {};
  return saysNothing || isBesideLoad(pending.slots, said) ? pending.slots : offeredStill(pending, said);
}

/** "Ann Marsh", to "Shall I put down Furniture (a couch)?": an answer to what comes next, and no word of the load. */
const isBesideLoad = (put: Partial<Slots>, { verdicts }: Understanding): boolean =>
  put.junkText != null &&
  verdicts.every(
    ({ proposal, verdict }) =>
      (verdict !== 'stored' && verdict !== 'offered') ||
      (proposal.slot !== 'junkType' && !(SLOT_DEFINITIONS[proposal.slot].key in put)),
  );

/** "No wait, 54 Portland St", to a day that was asked for: says more, and takes nothing of it back. */
function offeredStill(pending: PendingClarification | null, said: Understanding): Partial<Slots> {
  if (pending?.kind !== 'confirm') return {};
  const told = new Set<string>(
    said.verdicts
      .filter(({ verdict }) => verdict === 'stored')
      .map(({ proposal }) => SLOT_DEFINITIONS[proposal.slot].key),
  );
  const isAnother = Object.keys(pending.slots).some((key) => told.has(key));
  if (WAITS.test(said.message)) return isAnother ? {} : pending.slots;
  // "Not the piano sorry an organ", to a piano and an address, says nothing of the address.
  const isOfLoad = (key: string) => key.startsWith('junk') && told.has('junkType');
  const others = Object.entries(pending.slots).filter(([key]) => !told.has(key) && !isOfLoad(key));
  return isAnother ? Object.fromEntries(others) : {};
}
const WAITS = /^(?:(?:oh|no|non|ah)[, ]+)*(?:wait|hold on|hang on|attends|attendez)(?!\p{L})/iu;
