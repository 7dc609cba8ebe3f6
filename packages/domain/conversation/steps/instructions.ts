import { callTimesLine, withCallTimesLine, withoutCallTimes } from '../../call-times/call-times-note.ts';
import { saidCallTimes } from '../../call-times/said-call-times.ts';
import { joinNotes } from '../crew-notes/join-notes.ts';
import { halifaxToday } from '../halifax-today.ts';
import { noInstructionsReply } from '../quick-replies.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { onlyAddsThings, onlyTakesOut } from '../understanding/load/junk-changes.ts';
import { withDates } from '../understanding/near-day.ts';
import { withoutNote } from '../understanding/notes/without-note.ts';
import { isPlainDay } from '../understanding/plain-day.ts';
import { isPutRight } from '../understanding/put-right.ts';
import { deniedNumber } from '../understanding/recognisers/address/labelled-part.ts';
import { onlySends } from '../understanding/recognisers/answers/only-sends.ts';
import { readDecline } from '../understanding/recognisers/answers/read-decline.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { callTimes } from '../understanding/recognisers/contact/call-times.ts';
import { otherWay } from '../understanding/recognisers/contact/method-mentions.ts';
import { answeredNotes } from '../understanding/recognisers/notes/recognise-notes.ts';
import { daysRuledOut } from '../understanding/recognisers/pickup/beside/days-ruled-out.ts';
import { swappedName } from '../understanding/swapped-name.ts';
import type { Understanding } from '../understanding/understand.ts';
import { textBetween } from '../understanding/utterance/utterance.ts';
import { wordingOf } from '../wording/wording.ts';
import { promptText, retry, type SlotFill, type Step } from './step.ts';
import { withCallTimes } from './with-call-times.ts';

/** Settles the step: what was noted beside other answers stays, what was given to the prompt itself goes. */
export function noInstructions(state: ConversationState): SlotFill {
  return { slots: { specialInstructions: keptNotes(state) }, settled: { instructions: true } };
}

/** What new notes come on top of: where they are put right, when to call alone, which the recap shows elsewhere. */
const keptNotes = ({ step, editing, slots: { specialInstructions } }: ConversationState): string | null =>
  step === 'instructions' && !editing ? specialInstructions : callTimesLine(specialInstructions);

/** Step 8: special instructions for the crew. */
export const instructionsStep: Step = {
  prompt(state, asking) {
    const { instructions } = wordingOf(state);
    const isNoted = asking === 'first' && state.slots.specialInstructions !== null;
    const isReplaced = asking === 'edit' && state.slots.specialInstructions !== null;
    const asked = isReplaced ? instructions.anew : promptText(instructions, asking);
    const content = isNoted ? instructions.more : asked;
    return {
      content: knowsStairs(state.slots) ? content.replace(instructions.stairs, '') : content,
      quickReplies: [noInstructionsReply(wordingOf(state))],
    };
  },
  read(said, state, { now }) {
    // Nothing for the crew is said by what comes to the load or leaves it, or the notes, or of an address that will do as it is.
    const isOfLoad = onlyTakesOut(said, state.slots.junkText ?? '') || onlyAddsThings(said);
    const isTakenOut = withoutNote(said.message, state.slots) !== null;
    if (isOfLoad || isTakenOut || CODE_UNKNOWN.test(said.message))
      return retry(wordingOf(state).instructions.again);
    const found = answeredNotes(said.utterance, claimedByCorrections(said, state.slots, now))?.notes;
    if (found !== undefined) {
      const { contactMethod, describeDay } = wordingOf(state);
      const today = halifaxToday(now);
      const call = callTimes(said, today, describeDay, 'notes');
      const times = contactMethod.callTimes(call?.noted ?? '');
      const notes = withDates(withCallTimes(found, call?.said ?? null, times), today, describeDay);
      const known = ADDS_TO_NOTES.test(said.message) ? state.slots.specialInstructions : keptNotes(state);
      const specialInstructions =
        withFurtherTimes(known, notes) ?? joinNotes(call === null ? known : withoutCallTimes(known), notes);
      const way = call === null ? null : otherWay(said.utterance, state.slots.preferredContactMethod);
      const slots = { specialInstructions, ...(way !== null && { preferredContactMethod: way }) };
      return { kind: 'fill', fill: { slots, settled: { instructions: true } } };
    }
    if (readDecline(said.utterance).declines || onlySends(said.utterance))
      return { kind: 'fill', fill: noInstructions(state) };
    // "Yes" promises an answer: the second time there is none to come.
    const isAsking =
      said.message.includes('?') || said.utterance.clauses.some(({ act }) => act === 'question');
    const isPromised = isAsking || readYesNo(said.utterance).answer === 'yes';
    return isPromised && state.failedTries === 0
      ? retry(wordingOf(state).instructions.edit)
      : { kind: 'fill', fill: noInstructions(state) };
  },
};

/** "Also the key is under the mat": as who puts the notes right is told. */
const ADDS_TO_NOTES =
  /^(?:(?:and|et|oh|please|svp)[, ]+){0,2}(?:also|plus|add|aussi|r?ajoute[rz]?|en plus|[ée]galement)(?!\p{L})|(?<!\p{L})(?:too|as well|aussi)[.! ]*$/iu;

/** "Don't know the postal code", "je connais pas mon code postal" */
const CODE_UNKNOWN =
  /^(?:(?:oh|um|and|but|sorry|also|et|mais|d[ée]sol[ée]e?|i|we|je|j['’]|on|ne|n['’]|really|just|still)[, ]*)*(?:do not|don['’]?t|dunno|not sure|no idea|can['’]?t|cannot|forgot|forget|have no|connais|connait|conna[iî]t|sais|ai|me (?:rappelle|souviens)|oubli[ée]) ?(?:(?:have|know|remember|recall|about|of|what|is|the|my|our|a|its|pas|plus|pu|oubli[ée]|c['’]est|quoi|du|de|mon|le|notre|quel|est|au) ?)*(?:postal code|post ?code|zip(?: code)?|code postal)(?: (?:is|though|tho|sorry|here|offhand|either|par c[œo]e?ur|non plus|d[ée]sol[ée]e?))*[.! ]*$/iu;

/** "Or before nine", said of known times to call at: in their line. Null for anything else. */
function withFurtherTimes(known: string | null, notes: string): string | null {
  const line = callTimesLine(known);
  const more = FURTHER.exec(notes)?.[1];
  if (line === null || more === undefined || saidCallTimes(`call me ${more}`) !== more) return null;
  return withCallTimesLine(known, `${line} ${notes}`);
}
const FURTHER = /^(?:or|and|ou|et) (.+)$/i;

/** Whoever has told how the junk is reached, or on which floor it is, is not asked for stairs. */
const knowsStairs = ({ access, specialInstructions }: Slots): boolean =>
  access != null || OF_STAIRS.test(specialInstructions ?? '');
const OF_STAIRS = /stair|\bsteps\b|\bfloor|elevator|escalier|étage|ascenseur/i;

/** "Can you add a rug?", "oh and add the lamp": more to haul. */
const ADDS =
  /^(?:(?:oh|and|also|please) ){0,3}(?:(?:can|could|would|will) (?:you|u|we|i) )?(?:(?:please|also|just) ){0,2}add (?!that |a note )/i;

/** Here everything is a note but what puts another slot right: tells so of each token. */
function claimedByCorrections(
  { utterance, verdicts }: Understanding,
  { name, address, phone }: Slots,
  now: Date,
): boolean[] {
  const claimed = utterance.tokens.map(() => false);
  const isOtherWay = verdicts.some(
    ({ proposal, verdict }) =>
      proposal.slot === 'contactMethod' && verdict === 'stored' && isPutRight(utterance, proposal),
  );
  for (const { proposal, verdict } of verdicts) {
    // "By e-mail, not by text"
    if (isOtherWay && proposal.slot === 'contactMethod') claimed.fill(true, proposal.from, proposal.to);
    // Their number, said again, is nothing new.
    const isKnown = proposal.slot === 'phone' && proposal.value === phone;
    const isTaken =
      verdict === 'stored' &&
      (isKnown || isPutRight(utterance, proposal) || isPlainDay(utterance, proposal, now));
    if (!isTaken) continue;
    claimed.fill(true, proposal.from, proposal.to);
    // The day that it takes the place of: "not tuesday, make it thursday instead".
    const old = proposal.slot === 'pickup' ? daysRuledOut(utterance, now) : [];
    for (const { from, to } of old) claimed.fill(true, from, to);
  }
  for (const { from, to } of utterance.clauses) {
    const adds = verdicts.some(
      ({ proposal, verdict }) =>
        proposal.slot === 'junkType' && verdict === 'stored' && from <= proposal.from && proposal.from < to,
    );
    if (adds && ADDS.test(textBetween(utterance, from, to))) claimed.fill(true, from, to);
  }
  const swapped = name === null ? null : swappedName(utterance, name);
  const denied = address === null ? null : deniedNumber(utterance, address);
  for (const part of [swapped, denied]) if (part !== null) claimed.fill(true, part.from, part.to);
  return claimed;
}
