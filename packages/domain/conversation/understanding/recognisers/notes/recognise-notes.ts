import { COURTESY_WORDS } from '../../../lexicon/answers/courtesy-words.ts';
import { CONNECTING, SIGN_OFF_PHRASES } from '../../../lexicon/notes/crew-words.ts';
import { NO_SLOTS } from '../../../slots.ts';
import { movesPickup, recogniseChange } from '../../changes.ts';
import type { CommandKind } from '../../commands/command.ts';
import { recogniseCommand } from '../../commands/recognise-command.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import type { Clause, Utterance } from '../../utterance/utterance.ts';
import { textBetween, wordsBetween } from '../../utterance/utterance.ts';
import { readDecline } from '../answers/read-decline.ts';
import { readSubmit } from '../answers/read-submit.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';
import { asks, asksInside, asksOfCall, CALLS, pleads } from './asked-notes.ts';
import { crewCueOf } from './crew-cues.ts';
import { tellsDeadline } from './deadline.ts';
import { deniesAll, deniesRest, isSignature, saysNothing } from './denied-notes.ts';
import { type Claimed, type FoundNotes, isPath, notesOf } from './joined-notes.ts';
import { tellsWhere } from './where-it-is.ts';
import { noteLead, statesNote } from './written-notes.ts';

/** A clause with a value of another slot is a note where so many words of it are its own. */
const OWN_WORDS = 3;

/**
 * The clauses that are for the crew although something else was asked: access, codes, dogs, parking, when to call.
 * `claimed` tells which tokens say the value of another slot; `onlySure` leaves out what is only likely for them.
 */
export function crewNotes(utterance: Utterance, claimed: Claimed, onlySure = false): FoundNotes | null {
  const clauses = utterance.clauses.map((clause) => behindValue(utterance, clause, claimed));
  return notesOf({ ...utterance, clauses }, claimed, (clause) => {
    if (isGreeting(utterance, clause)) return false;
    const isCued = crewCueOf(utterance.tokens, clause, claimed) !== 'none';
    if (isCued && pleads(utterance, clause)) return !(onlySure && asksOfCall(utterance, clause));
    if (asks(utterance, clause) || asksInside(utterance, clause)) return false;
    if (tellsDeadline(utterance, clause)) return true;
    if (statesNote(utterance.tokens, clause) || tellsWhere(utterance, clause)) return true;
    const isLed = noteLead(utterance.tokens, clause) > 0;
    const cue = isLed ? 'hint' : crewCueOf(utterance.tokens, clause, claimed);
    const isFree = !claimed.slice(clause.from, clause.to).includes(true);
    return cue === 'sure' || (cue === 'hint' && isFree && (isLed || !onlySure));
  });
}

/** "Nice to meet you" */
const isGreeting = (utterance: Utterance, { from, to }: Clause): boolean =>
  / to meet (?:you|u|ya|yous)$/.test(wordsBetween(utterance, from, to));

/** "Sackville B4E 2W6 and there's a dog": what is joined to the value with which a clause begins. */
function behindValue({ tokens }: Utterance, clause: Clause, claimed: Claimed): Clause {
  if (claimed[clause.from] !== true) return clause;
  let at = clause.from;
  while (at < clause.to && claimed[at] === true) at += 1;
  const word = tokens[at]?.word ?? '';
  // "902-555-0148 call me after 5"
  // "45 Oak Ave Halifax B3M 1T9 side door"
  const isSpot =
    /^\d/.test(tokens[clause.from]?.word ?? '') &&
    at < clause.to &&
    crewCueOf(tokens, { from: at, to: clause.to }, claimed) === 'sure';
  const isApart = JOINTS.has(word) || (CALLS.has(word) && tokens[at + 1]?.word === 'me') || isSpot;
  const from = JOINTS.has(word) ? at + 1 : at;
  const isFree = from < clause.to && !claimed.slice(at, clause.to).includes(true);
  return isApart && isFree ? { ...clause, from } : clause;
}
const JOINTS = new Set(['and', 'et', 'but', 'mais', 'also', 'pis']);

/**
 * What of an answer to the question for notes is one: all but declines, courtesies, questions, commands, and clauses
 * that only give the value of another slot.
 */
export function answeredNotes(utterance: Utterance, claimed: Claimed): FoundNotes | null {
  if (deniesAll(utterance)) return null;
  const said = saidTokens(utterance);
  const endsWithNone = utterance.clauses.some((clause) => deniesRest(utterance, clause));
  return notesOf(utterance, claimed, (clause) => {
    if (ONE_OF_SOME.test(wordsBetween(utterance, clause.from, clause.to))) return false;
    if (isPath(utterance, clause) || pleads(utterance, clause) || isAway(utterance, clause)) return true;
    if (tellsDeadline(utterance, clause)) return true;
    if (tellsWhy(utterance, clause)) return true;
    const hasCue = crewCueOf(utterance.tokens, clause) !== 'none';
    const isPutRight = clause.corrects || claimed.slice(clause.from, clause.to).includes(true);
    if (!hasCue && ((endsWithNone && isPutRight) || isSignature(utterance, clause, said))) return false;
    if (!hasCue && (saysNothing(utterance, clause) || deniesRest(utterance, clause))) return false;
    if (asks(utterance, clause) || (clause.act === 'small-talk' && !hasCue)) return false;
    if (!hasCue && (clause.act === 'request' || isCommand(utterance, clause))) return false;
    if (!hasCue && isMove(utterance, clause)) return false;
    if (!said.slice(clause.from, clause.to).includes(true)) return false;
    const isOthers = claimed.slice(clause.from, clause.to).includes(true);
    return !isOthers || hasCue || contentWords(utterance, clause, claimed) >= OWN_WORDS;
  });
}

/** "The first one", "la deuxième": of two addresses perhaps, and nothing for the crew. */
const ONE_OF_SOME =
  /^(?:no |non )?(?:use )?(?:the|le|la) (?:first|second|third|last|other|1st|2nd|premiere?|deuxieme|dernier|derniere|autre)(?: one)?(?: please| svp)?$/;

/** Which tokens are neither a decline nor a courtesy. */
function saidTokens(utterance: Utterance): boolean[] {
  const said = utterance.tokens.map(() => false);
  for (const { from, to } of readDecline(utterance).rest) said.fill(true, from, to);
  return said.map((is, index) => is && !COURTESY_WORDS.has(utterance.tokens[index]?.word ?? ''));
}

/** "Do not take the piano, **it's sold**": why, and no word that nothing is needed. */
const tellsWhy = (utterance: Utterance, { from, to }: Clause): boolean =>
  from > 0 && WHY.test(wordsBetween(utterance, from, to));
const WHY =
  /^(?:its|it is|theyre|they are|that is|thats|those are|cest|il est|elle est|ils sont) (?:already )?(?:sold|taken|promised|spoken for|gone|going|staying|new|mine|not mine|vendue?s?|promise?s?|reservee?s?|a moi)(?: |$)/;

const SIGN_OFFS = indexPhrases(SIGN_OFF_PHRASES);
const MAX_SIGN_OFF = 8;
const COMMANDS: ReadonlySet<CommandKind> = new Set<CommandKind>(['go-back', 'start-over', 'person']);
const AT_NOTES = { step: 'instructions', editing: false, known: NO_SLOTS } as const;

function isCommand(utterance: Utterance, { from, to }: Clause): boolean {
  const text = textBetween(utterance, from, to);
  const alone = readUtterance(text);
  const command = recogniseCommand(alone, AT_NOTES);
  if ((command !== null && COMMANDS.has(command.kind)) || recogniseChange(alone) !== null) return true;
  if (phraseAt(utterance.tokens, from, SIGN_OFFS) > 0 && to - from <= MAX_SIGN_OFF) return true;
  const { wish, rest } = readSubmit(alone);
  return wish === 'submit' && rest.length === 0;
}

/** "I won't be home", "I don't need to be there" tell the crew, and turn nothing down. */
const isAway = (utterance: Utterance, { from }: Clause): boolean =>
  /^(?:(?:i|we|he|she) (?:wont|will not) be|(?:i|we) (?:dont|do not) (?:need|have) to be|nobody (?:needs|has) to be) (?:home|there|here|in|around)(?: |$)/.test(
    wordsBetween(utterance, from, from + MAX_AWAY),
  );
const MAX_AWAY = 7;

/** "Just make it 4 rather than 2" */
const MOVES =
  /^(?:(?:just|please|can you|could you|actually|oh|but|and|also|wait|sorry) )*(?:can|could) (?:we|you|i) (?:do|have) .*(?:\d|noon|day|tomorrow|morning|evening)|^(?:on )?(?:the )?same (?:day|time)$/;
const isMove = (utterance: Utterance, { from, to }: Clause): boolean => {
  const words = wordsBetween(utterance, from, to);
  return MOVES.test(words) || (movesPickup(words) && WHEN.test(words));
};
const WHEN = /\b(?:\d+(?:st|nd|rd|th)?|noon|[a-z]+day|tomorrow|morning|afternoon|evening|week)\b/;

const contentWords = ({ tokens }: Utterance, { from, to }: Clause, claimed: Claimed) =>
  tokens.slice(from, to).filter(({ word }, index) => !claimed[from + index] && !CONNECTING.has(word)).length;
