import { AFTER_YOU, SERVICE_WORDS } from '../lexicon/commands/command-words.ts';
import { slotOfStep } from '../slot-definitions.ts';
import type { SlotName } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import type { Command, CommandKind } from '../understanding/commands/command.ts';
import { editedLoad } from '../understanding/load/edited-load.ts';
import { changedText } from '../understanding/load/junk-changes.ts';
import { RULED_OUT } from '../understanding/load/junk-text.ts';
import { tellsDeadline } from '../understanding/recognisers/notes/deadline.ts';
import { crewNotes } from '../understanding/recognisers/notes/recognise-notes.ts';
import { isVague, type MentionedSlot } from '../understanding/recognisers/proposal.ts';
import { claimedTokens, type Understanding } from '../understanding/understand.ts';
import { wordsBetween } from '../understanding/utterance/utterance.ts';
import { withoutEmail } from './reading/corrections/email-removal.ts';

/**
 * Weighs the words of a command against what else a message says: whether it commands, only answers in such words ("text, I
 * never pick up"), or does both ("a hot tub. can I talk to somebody?").
 */
export function weighCommand(
  command: Command,
  said: Understanding,
  state: ConversationState,
  context: TurnContext,
): 'command' | 'answer' | 'both' {
  const { step, slots } = state;
  if (isOutweighed(said, command, slotOfStep(step), slots.junkText)) return 'answer';
  // "Don't keep my email": nothing else is to be forgotten.
  if (command.kind === 'stop' && withoutEmail(said, slots) !== null) return 'answer';
  if (isAnswerAlone(state, said, command, context)) return 'answer';
  // "Don't submit it", at the summary: nothing goes out, and nothing is to be forgotten.
  if (command.kind === 'stop' && isOpenReview(state) && UNSENT.test(said.message)) return 'answer';
  return holdsAnswer(state, said, command, context) ? 'both' : 'command';
}

const isOpenReview = ({ step, pending }: ConversationState): boolean => step === 'review' && pending === null;
const UNSENT =
  /^(?:(?:no|please|oh|wait|non)[, ]+)*(?:(?:do not|don['’]?t) (?:send|submit)|(?:ne )?(?:n['’])?(?:l['’])?(?:envoyez|envoie|soumettez)[- ]?(?:le |la |l['’]|[çc]a )?pas)(?: (?:it|this|that|anything))?(?: (?:yet|now|please|svp|encore))*[.! ]*$/iu;

/** From here on a wish to stop, and a value, can be nothing else. */
const CERTAIN_FROM = 0.9;
const DETAILS: ReadonlySet<MentionedSlot> = new Set<MentionedSlot>(['phone', 'email', 'address']);

/** What was asked for, or a whole number, address or e-mail, says more than a word that may mean to stop: "wrong place, it's …". */
function isOutweighed(
  said: Understanding,
  { kind, strength, from, to }: Command,
  asked: SlotName | null,
  junkText: string | null,
): boolean {
  // "Fat fingers, I meant december 15": the right value says it better than a step back.
  if (kind === 'go-back')
    return said.verdicts.some(({ proposal, verdict }) => verdict === 'stored' && proposal.from >= to);
  if (kind === 'stop' && (keepsOneBehind(said, to, junkText) || takesPartOut(said, junkText))) return true;
  if (kind !== 'stop' || strength >= CERTAIN_FROM) return false;
  // Of a load that nobody described, what stays is all.
  if ((junkText !== null || asked === 'junkType') && keepsOne(said, from, junkText)) return true;
  return said.verdicts.some(({ proposal, verdict }) => {
    if (verdict !== 'stored') return false;
    // "My neighbour took the fridge. Just the dehumidifier", wherever it is said.
    const isLeft = proposal.slot === 'junkType' && proposal.from >= to && !isVague(proposal);
    if (
      isLeft &&
      ONLY.test(wordsBetween(said.utterance, Math.max(0, proposal.from - LEAD), proposal.from + 1))
    )
      return true;
    // "My niece is taking that. Just the cabinet": what is still wanted is said behind it.
    if (proposal.slot === asked && !DETAILS.has(asked) && proposal.from >= to) return true;
    const isDetail = DETAILS.has(proposal.slot) && proposal.strength >= CERTAIN_FROM;
    return isDetail && (proposal.to <= from || proposal.from >= to);
  });
}

/** "Leave the trunk, we're keeping it": one thing stays, and there is more to go. */
function keepsOne(said: Understanding, before: number, known: string | null): boolean {
  // "I'm going to keep the thing" is all of it.
  const kept = said.verdicts.filter(
    ({ why, proposal }) =>
      why === RULED_OUT && proposal.to <= before && !(proposal.slot === 'junkType' && isVague(proposal)),
  );
  const isAll = kept.some(({ proposal: { from, to } }) =>
    known?.toLowerCase().includes(said.utterance.tokens.slice(from, to).at(-1)?.word ?? ''),
  );
  return kept.length > 0 && (!isAll || changedText(said, known, false) !== known);
}

/** "Oublie ça, garde le divan", "forget it, keep the couch", of a load with more in it. */
function keepsOneBehind(said: Understanding, behind: number, known: string | null): boolean {
  const keeps = said.verdicts.some(({ why, proposal }) => why === RULED_OUT && proposal.from >= behind);
  return keeps && known !== null && changedText(said, known, false) !== known;
}

/** "Laisse tomber le matelas": what is left is still to go. */
function takesPartOut(said: Understanding, known: string | null): boolean {
  const left = known === null ? null : editedLoad(said, known, false);
  return known !== null && left !== null && left !== '' && left.length < known.length;
}

const LEAD = 3;
const ONLY = /\b(?:just|only|juste|seulement)\b/;

/** Commands that leave room for an answer in the same message: "a hot tub. can I talk to somebody?". */
const SOFT: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'pause',
  'person',
  'existing-request',
  'same-as-last-time',
  'help',
]);

/** Whether a message answers beside a command that leaves room for it. */
function holdsAnswer(
  state: ConversationState,
  said: Understanding,
  { kind, from, to, strength }: Command,
  context: TurnContext,
): boolean {
  // A weak wish to stop gives way to what answers the prompt: "I'd need permission for photos, so not today".
  if (kind === 'stop') return strength < CERTAIN_FROM && isFilledBy(state, said, context);
  if (!SOFT.has(kind)) return false;
  const states = said.verdicts.some(
    ({ proposal, verdict }) =>
      (verdict === 'stored' || (verdict === 'offered' && proposal.slot === slotOfStep(state.step))) &&
      (proposal.to <= from || proposal.from >= to),
  );
  return states || isFilledBy(state, said, context);
}

/**
 * Whether a message only answers, in words that a returning person might use: "text, I never pick up", "902 555 0159, same
 * as before", "each of the stairs complains" among the notes. The team is not called for these, and nothing pauses.
 */
function isAnswerAlone(
  state: ConversationState,
  said: Understanding,
  { kind, about, from, to }: Command,
  context: TurnContext,
): boolean {
  if (kind === 'pause' && isOfThings(said, from, to)) return true;
  if (kind === 'same-as-last-time') return isFilledBy(state, said, context);
  // "I use a walker, so give me a minute to get to the door"
  if (kind === 'pause' && state.pending === null && state.step === 'instructions')
    return crewNotes(said.utterance, claimedTokens(said)) !== null;
  // "Be here before noon or I have to leave", whatever is asked.
  if (kind === 'pause' && said.utterance.clauses.some((clause) => tellsDeadline(said.utterance, clause)))
    return true;
  if (kind !== 'existing-request' || about !== 'existing-request') return false;
  const words = said.utterance.tokens.slice(from, to).map(({ word }) => word);
  const isOurs = words.some(
    (word, index) =>
      SERVICE_WORDS.has(word) || ((word === 'you' || word === 'u') && AFTER_YOU.has(words[index + 1] ?? '')),
  );
  const isNote = state.pending === null && state.step === 'instructions';
  return !isOurs && (isNote || isFilledBy(state, said, context));
}

/** "Mattress and nightstand gotta go": the things must, and nobody leaves. */
function isOfThings({ utterance, verdicts }: Understanding, from: number, to: number): boolean {
  const words = utterance.tokens.slice(from, to).map(({ word }) => word);
  const go = from + words.indexOf('go');
  const must = GOING.exec(wordsBetween(utterance, Math.max(from, go - 2), go))?.[0];
  if (must === undefined) return false;
  const end = go - must.split(' ').length;
  return verdicts.some(
    ({ proposal: { slot, to: last }, verdict }) =>
      slot === 'junkType' &&
      verdict === 'stored' &&
      last <= end &&
      !WHO_LEAVES.test(wordsBetween(utterance, last, end)),
  );
}
const GOING = /(?:gotta|(?:got|have|has|need|needs) to)$/;
/** "A couch, but i gotta go" */
const WHO_LEAVES = /(?:^| )(?:i|ive|we|weve|sorry|oops|bye|brb|anyway|but)$/;

function isFilledBy(state: ConversationState, said: Understanding, context: TurnContext): boolean {
  // At the junk anything is an answer the second time.
  const isOpen = state.pending === null && state.step !== 'junk-type' && state.step !== 'instructions';
  return isOpen && ['fill', 'submit'].includes(STEPS[state.step].read(said, state, context).kind);
}
