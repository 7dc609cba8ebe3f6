import { joinNotes } from '../crew-notes/join-notes.ts';
import { OPENED_BY_FIGURES } from '../lexicon/notes/crew-words.ts';
import { SLOT_DEFINITIONS, slotOfStep } from '../slot-definitions.ts';
import type { SlotName, Slots } from '../slots.ts';
import type { ConversationState, PendingClarification } from '../state.ts';
import type { StepResult } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import { recogniseBareSlot, recogniseChange } from '../understanding/changes.ts';
import { hazardsOf, ownHazardsOf } from '../understanding/load/junk-load.ts';
import { refusedDays } from '../understanding/recognisers/pickup/beside/refused-days.ts';
import type { MentionedSlot } from '../understanding/recognisers/proposal.ts';
import type { Understanding } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import { acknowledge, advance } from './advance.ts';
import { applyStepResult } from './apply-step-result.ts';
import { goToStep, promptFor, reprompt, retryStep } from './prompt.ts';
import { correctParts } from './reading/corrections/part-corrections.ts';
import { asksAfterHealth, isFarewell, onlyThanks } from './reading/courtesies.ts';
import { isFurtherNumber } from './reading/further-number.ts';
import { hazardNote } from './reading/notes/hazard-note.ts';
import { notesBeside } from './reading/notes/notes-beside.ts';
import { unreadNote } from './reading/notes/unread-note.ts';
import { offeredSlots } from './reading/offered-slots.ts';
import { answerQuestions } from './reading/questions/answer-questions.ts';
import { whyNeeded } from './reading/questions/why-needed.ts';
import { readUpdates } from './reading/slot-updates.ts';
import type { Turn } from './reply.ts';
import { submit } from './submit.ts';

/**
 * Handles what a message answers, corrects, adds and asks, all at once: every value that may be stored fills its slot,
 * questions are answered before the next prompt, and a value that was only asked about is confirmed first. `settled`: what
 * it chooses of the mixed junk; `carried`: what was asked for before that, and is confirmed behind it.
 */
export function handleAnswer(
  state: ConversationState,
  said: Understanding,
  context: TurnContext,
  settled: StepResult | null = null,
  carried: Partial<Slots> = {},
): Turn {
  const read: StepResult | null =
    settled ?? (state.pending === null ? STEPS[state.step].read(said, state, context) : null);
  const result = withOffered(read, said, state);
  const asked = askedOf(state, result, settled !== null);
  const updates = readUpdates(said, state, asked, context);
  const parts = correctParts(said, state, context);
  const withheld = result?.kind === 'retry' ? whyNeeded(said, state) : null;
  const { answer, openQuestions } = withheld ?? answerQuestions(said, state);
  const hazards = newHazards(said, state);
  const told = hazards === null ? null : hazardNote(hazards.added, wordingOf(state));
  const note = joined([answer, told !== null && answer?.includes(told) ? null : told]);
  const notes = notesBeside(said, state, context);
  const slots: Partial<Slots> = {
    ...notes,
    ...updates.slots,
    ...parts,
    ...(hazards !== null && hazards.all.length > 0 && { hazards: hazards.all }),
    ...(openQuestions !== null && { openQuestions }),
  };
  const before = { ...state, addressParts: [...state.addressParts, ...updates.addressParts] };
  // A message that only tells something is said back; one with a number or an e-mail hears why it is none.
  const isFaulty =
    ['phone', 'email'].includes(state.step) && DETAILS.test(said.message) && !isOfCode(said, notes);
  const onlyTells = (result === null || result.kind === 'retry') && !isFaulty;
  const isNoted =
    onlyTells || (state.step === 'review' && state.pending === null) || isFurtherNumber(said, state);
  const news = { ...(isNoted && notes), ...updates.slots, ...parts };
  const isNews = Object.keys(news).length > 0 || updates.pending !== null;
  const wish = refusesKnownDay(said, state, news, context) ? 'pickup' : wishedSlot(said, state, news, result);
  if (wish !== null && wish !== undefined)
    return openSlot(withSlots(before, slots), wish, note, said, context);
  if (wish === undefined && result?.kind !== 'fill')
    return reprompt(withSlots(before, slots), wordingOf(state).review.whatToChange);
  const offered = offeredSlots(
    said,
    withSlots(before, { ...slots, ...(result?.kind === 'fill' ? result.fill.slots : {}) }),
  );
  // What was put right needs no second word.
  const isPutRight = offered !== null && Object.keys(offered).every((key) => key in parts);
  const isOffer = offered !== null && !isPutRight && !(settled !== null && 'junkType' in offered);
  const offer = isOffer ? offerOf(offered, state.pending) : null;
  if (result !== null && result.kind === 'fill') {
    const fill = { ...result.fill, slots: { ...slots, ...result.fill.slots } };
    return advance(before, fill, context, {
      pending: updates.pending ?? offer ?? stillOpen(carried, fill.slots),
      note,
    });
  }
  // Nothing may be left open of what was put right.
  const isSettled = result?.kind === 'submit' && (result.changes !== 'none' || isAddition(news, state.slots));
  if (isNews && offer === null && updates.pending === null && isSettled)
    return submitWithNews(state, withSlots(before, slots), context, note);
  if (isNews) {
    const open = offer ?? stillOpen(carried, slots);
    const clarified = result?.kind === 'clarify' ? result.pending : null;
    const pending = withBehind(updates.pending, clarified) ?? clarified ?? open;
    return advance(before, { slots }, context, { pending, note });
  }
  const beside = result?.kind === 'submit' ? result.beside : null;
  const silent = withSlots(before, {
    ...slots,
    // Sent as it is said to be, and the team reads what else was said.
    ...(beside !== null && {
      specialInstructions: joinNotes(slots.specialInstructions ?? state.slots.specialInstructions, beside),
    }),
  });
  const mayOffer = offer !== null && (result === null || result.kind === 'retry');
  if (mayOffer)
    return advance({ ...silent, failedTries: 0 }, { slots: {} }, context, { pending: offer, note });
  if (result?.kind === 'retry' && tellsAddress(said, state, updates.addressParts))
    return reprompt(
      { ...silent, failedTries: silent.failedTries + 1 },
      joined([note, wordingOf(state).recognised(updates.addressParts.join(', '))]),
    );
  if (beside !== null && result?.kind === 'submit' && result.changes !== 'some')
    return submitWithNews(state, silent, context, note);
  return withoutNews(silent, said, result, { note, isRefused: withheld !== null }, context);
}

/** Says what goes with it that the recap did not show: "send it, and add a mini fridge". */
const submitWithNews = (
  { slots: shown }: ConversationState,
  state: ConversationState,
  context: TurnContext,
  note: string | null,
): Turn => submit(state, context, joined([note, acknowledge(shown, state.slots)]));

/** "A couch, a fridge and a bbq at 10 Main St, Yarmouth": which is the most is asked behind the address. */
const withBehind = (
  raised: PendingClarification | null,
  clarified: PendingClarification | null,
): PendingClarification | null =>
  raised?.kind === 'outside-address' && clarified?.kind === 'which-junk'
    ? { ...raised, behind: clarified }
    : raised;

/** What is asked for is confirmed together with what was given elsewhere and stands open. */
const offerOf = (slots: Partial<Slots>, open: PendingClarification | null): PendingClarification =>
  open?.kind === 'confirm' && open.isGiven
    ? { ...open, slots: { ...open.slots, ...slots } }
    : { kind: 'confirm', slots };

const DETAILS = /\d{3}|@/;

/** "Sorry, the code is 4417", asked for a number: the figures are the crew's. A number that is short of one has more of them. */
const isOfCode = (
  { message, utterance }: Understanding,
  { specialInstructions: notes }: Partial<Slots>,
): boolean =>
  notes != null &&
  !message.includes('@') &&
  message.replaceAll(/\D/g, '').length <= MAX_CODES &&
  utterance.tokens.some(({ word }) => OPENED_BY_FIGURES.has(word));
/** The right one and the wrong one. */
const MAX_CODES = 8;

/** "2745 Agricola St" in place of a name: it is kept until its town is asked for, and said back. A number that is none is no address for its figures. */
function tellsAddress(
  { message }: Understanding,
  { step }: ConversationState,
  parts: readonly string[],
): boolean {
  const figures = (text: string) => text.replaceAll(/\D/g, '');
  const mayBeFaulty = step === 'phone' || step === 'email';
  return parts.length > 0 && (!mayBeFaulty || figures(message) === figures(parts.join()));
}

/** Which kind is the most is asked before what was asked for beside the things is confirmed. */
function withOffered(
  result: StepResult | null,
  said: Understanding,
  state: ConversationState,
): StepResult | null {
  if (result?.kind !== 'clarify' || result.pending.kind !== 'which-junk') return result;
  const pickup = offeredSlots(said, state)?.pickup;
  return pickup ? { ...result, pending: { ...result.pending, offered: { pickup } } } : result;
}

/** What was carried behind another question, where its answer does not fill it. */
function stillOpen(carried: Partial<Slots>, filled: Partial<Slots>): PendingClarification | null {
  const isOpen = Object.keys(carried).length > 0 && !Object.keys(carried).some((key) => key in filled);
  return isOpen ? { kind: 'confirm', slots: carried } : null;
}

/** "Yes, send it, and the lamp too": what comes on top of the recap leaves it as it was read. */
const isAddition = (news: Partial<Slots>, { junkText }: Slots): boolean =>
  Object.entries(news).every(
    ([key, value]) =>
      key === 'specialInstructions' ||
      (key === 'junkText' && typeof value === 'string' && value.startsWith(junkText ?? '')),
  );

/** The slot that the result answers, which nothing else of the message fills. */
function askedOf(
  { step }: ConversationState,
  result: StepResult | null,
  isSettled: boolean,
): MentionedSlot | null {
  if (isSettled) return settledSlot(result);
  return result !== null && result.kind !== 'retry' ? (slotOfStep(step) as MentionedSlot | null) : null;
}

/** What a clarification was about; of a load and more the load, which alone is read again otherwise. */
const settledSlot = (result: StepResult | null): MentionedSlot => {
  const keys = result?.kind === 'fill' ? Object.keys(result.fill.slots) : [];
  const isOf = (slot: MentionedSlot) => keys.includes(SLOT_DEFINITIONS[slot].key);
  return isOf('junkType') || keys.includes('junkText') ? 'junkType' : (SETTLED.find(isOf) ?? 'junkType');
};
const SETTLED = ['pickup', 'address', 'name', 'phone', 'email', 'contactMethod'] as const;

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join('\n\n') || null;
const withSlots = (state: ConversationState, slots: Partial<Slots>): ConversationState => ({
  ...state,
  slots: { ...state.slots, ...slots },
});

/** "Actually tomorrow is bad", of a pickup tomorrow: which day suits better? */
function refusesKnownDay(
  { utterance }: Understanding,
  { pending, step, slots }: ConversationState,
  filled: Partial<Slots>,
  { now }: TurnContext,
): boolean {
  const day = slots.pickup?.day ?? null;
  if (day === null || pending !== null || step === 'pickup' || 'pickup' in filled) return false;
  const refused = refusedDays(utterance, now);
  // Among notes "nobody is home friday" may be one.
  return refused?.days.has(day) === true && (refused.corrects || step !== 'instructions');
}

/** The slot that is to be changed and whose value is not in the message; undefined: something is, and it is not said what. */
function wishedSlot(
  said: Understanding,
  state: ConversationState,
  filled: Partial<Slots>,
  result: StepResult | null,
): SlotName | null | undefined {
  if (
    result?.kind === 'submit' &&
    Object.keys(filled).length === 0 &&
    recogniseChange(said.utterance) === null
  )
    return null;
  const isOpen = state.step === 'review' && state.pending === null;
  const bare = isOpen ? recogniseBareSlot(said.utterance) : null;
  if (bare !== null && !(SLOT_DEFINITIONS[bare].key in filled)) return bare;
  const wish = recogniseChange(said.utterance);
  if (wish === null || state.step === 'instructions') return null;
  const { slot } = wish;
  // "I'm moving to a new apartment" changes no address that was never given.
  const isUnknown = slot !== null && !ADDABLE.has(slot) && state.slots[SLOT_DEFINITIONS[slot].key] === null;
  if (isUnknown && state.step !== 'review') return null;
  if (slot === null) return isOpen && Object.keys(filled).length === 0 ? undefined : null;
  const isAnswered = slot === slotOfStep(state.step) && result?.kind === 'fill';
  return isAnswered || SLOT_DEFINITIONS[slot].key in filled ? null : slot;
}

const ADDABLE: ReadonlySet<SlotName> = new Set<SlotName>(['photo', 'email', 'instructions']);

function openSlot(
  state: ConversationState,
  slot: SlotName,
  note: string | null,
  said: Understanding,
  context: TurnContext,
): Turn {
  if (slot === 'photo') return reprompt(state, wordingOf(state).photo.edit, [{ type: 'choose-photo' }]);
  const opened = goToStep(state, SLOT_DEFINITIONS[slot].step, note);
  if (recogniseChange(said.utterance)?.hasMore !== true) return opened;
  // A new value was given, and cannot be used: why, in place of the plain prompt.
  const result = STEPS[opened.state.step].read(said, opened.state, context);
  if (result.kind === 'retry') return retryStep(opened.state, result.content);
  // "The junk should say full 2 bedroom apartment contents"
  const isDescribed = result.kind === 'fill' && slot === 'junkType';
  return isDescribed ? advance(opened.state, result.fill, context, { note }) : opened;
}

/** A message that fills nothing: a question, small talk, or an answer that could not be used. */
function withoutNews(
  state: ConversationState,
  said: Understanding,
  result: StepResult | null,
  { note, isRefused }: { note: string | null; isRefused: boolean },
  context: TurnContext,
): Turn {
  if (result?.kind === 'submit')
    return result.changes === 'some'
      ? reprompt(state, joined([note, wordingOf(state).review.whatToChange]))
      : submit(state, context, note);
  // "How do I cancel later?" holds nothing back.
  const onlyAsks = result?.kind === 'stay' && said.utterance.clauses.every(({ act }) => act === 'question');
  if (note !== null && (result === null || result.kind === 'retry' || onlyAsks))
    return reprompt(isRefused ? { ...state, failedTries: state.failedTries + 1 } : countingTry(state), note);
  const isSmallTalk =
    said.utterance.clauses.every(({ act }) => act === 'small-talk') ||
    isFarewell(said) ||
    onlyThanks(said) ||
    asksAfterHealth(said);
  if (isSmallTalk && (result === null || result.kind === 'retry'))
    return reprompt(countingTry(state), smallTalkReply(said, state));
  const again = result?.kind === 'retry' && state.step === 'review' ? saidAgain(said, state.slots) : null;
  if (again !== null) return reprompt(state, wordingOf(state).recognised(again));
  const unread = result?.kind === 'retry' ? unreadNote(said, state) : null;
  if (unread !== null) {
    const specialInstructions = joinNotes(state.slots.specialInstructions, unread);
    return advance(state, { slots: { specialInstructions } }, context, { note });
  }
  // What is asked next drops no answer, and no word about hazardous goods.
  if (result?.kind === 'clarify' && note !== null)
    return advance({ ...state, failedTries: 0 }, result.fill ?? { slots: {} }, context, {
      pending: result.pending,
      note,
    });
  if (result !== null) return applyStepResult(state, result, context, note);
  return retryStep(state, promptFor(state, 'again').content);
}

/** "Texto, je préfère", of who is to be texted: what is known already, in words; null for nothing. */
function saidAgain({ verdicts }: Understanding, slots: Slots): string | null {
  const again = verdicts.filter(
    ({ proposal, verdict }) =>
      verdict === 'stored' && slots[SLOT_DEFINITIONS[proposal.slot].key] === proposal.value,
  );
  const values = again.map(({ proposal }) => SLOT_DEFINITIONS[proposal.slot].shown(slots));
  return [...new Set(values)].join('; ') || null;
}

/** Which kind of junk is the most, and for a photo, is asked twice, whatever comes between. */
function countingTry(state: ConversationState): ConversationState {
  const isCounted = state.pending?.kind === 'which-junk' || state.step === 'photo-or-name';
  return isCounted ? { ...state, failedTries: state.failedTries + 1 } : state;
}

function smallTalkReply({ utterance }: Understanding, state: ConversationState): string {
  const isThanks = utterance.tokens.some(({ word }) => /^(?:thanks?|thx|ty|merci|cheers)$/.test(word));
  return isThanks ? wordingOf(state).thanks : wordingOf(state).greeting;
}

/** What is answered of hazardous goods that were named, and what is noted of them for the crew. */
function newHazards(
  said: Understanding,
  { slots }: ConversationState,
): { added: string[]; all: string[] } | null {
  const known = slots.hazards ?? [];
  const added = hazardsOf(said).filter((hazard) => !known.includes(hazard));
  const own = ownHazardsOf(said);
  return added.length === 0 ? null : { added, all: [...known, ...added.filter((one) => own.includes(one))] };
}
