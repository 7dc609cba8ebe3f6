import {
  CALLING,
  CALLING_TIMES,
  CREW_HINTS,
  CREW_PHRASES,
  CREW_WORDS,
  FLOOR_WORDS,
} from '../../../lexicon/notes/crew-words.ts';
import type { Token } from '../../utterance/token.ts';
import type { Clause } from '../../utterance/utterance.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';

/** How surely a clause speaks to the crew. */
export type CrewCue = 'sure' | 'hint' | 'none';

const PHRASES = indexPhrases(CREW_PHRASES);
const HINTS = indexPhrases(CREW_HINTS);
const CALL_REACH = 4;
/** "Postal code is…" is no door's. */
const OTHER_CODES = new Set(['postal', 'zip', 'area', 'promo', 'postale', 'discount']);
const CODE = /^codes?$/;

/**
 * Whether a clause says what a crew has to know: "gate code 1234", "call when you get here", "third floor". `claimed`: what
 * is a value already, such as a staircase that has to go.
 */
export function crewCueOf(
  tokens: readonly Token[],
  { from, to }: Pick<Clause, 'from' | 'to'>,
  claimed: readonly boolean[] = [],
): CrewCue {
  let cue: CrewCue = tellsOf(tokens, from, to) ? 'hint' : 'none';
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (isOtherCode(tokens, at) || isPostal(tokens, at, claimed)) return 'none';
    if (
      isCode(tokens, at) ||
      (word === 'steps' && /^\d{1,2}$/.test(tokens[at - 1]?.word ?? '') && claimed[at] !== true) ||
      (phraseAt(tokens, at, PHRASES) > 0 && !isNoCall(tokens, at, to)) ||
      (CREW_WORDS.has(word) && claimed[at] !== true && !isCallOf(tokens, at)) ||
      isCallTime(tokens, at, to) ||
      isBell(tokens, at)
    )
      return 'sure';
    if (phraseAt(tokens, at, HINTS) > 0 || (FLOOR_WORDS.has(word) && claimed[at] !== true)) cue = 'hint';
  }
  return cue;
}

/** "Y'a trois chats", "il y a un fossé": what there is on the spot, and no fault of the recap. */
function tellsOf(tokens: readonly Token[], from: number, to: number): boolean {
  const said = tokens.slice(from, to).map(({ word }) => word);
  const start = OPENING.has(said[0] ?? '') ? 1 : 0;
  const first = said.slice(start, start + MAX_THERE).join(' ');
  return THERE_IS.test(`${first} `) && !said.some((word) => OF_RECAP.has(word));
}

const OPENING = new Set(['mais', 'pis', 'et', 'ben', 'aussi', 'oui']);
const MAX_THERE = 5;
const THERE_IS =
  /^(?:il y a|y a|y en a|yen a|il y en a|ya(?= (?:une?|des|du|de|pas|plus|deux|trois|quatre|cinq|toujours|aussi|juste|ben) )|faut|y faut|il faut) (?!que? )/;
const OF_RECAP = new Set(
  'erreur erreurs faute fautes faux fausse rien changement changements probleme problemes question questions presse oubli oublie changer corriger modifier enlever ajouter envoyer combien prix pourquoi'.split(
    ' ',
  ),
);

/** "Best to call after 5", "don't ring before noon". */
function isCallTime(tokens: readonly Token[], at: number, to: number): boolean {
  if (!CALLING.has(tokens[at]?.word ?? '')) return false;
  return tokens
    .slice(at + 1, Math.min(to, at + 1 + CALL_REACH))
    .some(({ word }, index) => CALLING_TIMES.has(word) && !isAfterAll(tokens, at + 1 + index));
}

/** "Call is better after all": no time. */
const isAfterAll = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'after' && tokens[at + 1]?.word === 'all' && !OF_ALL.has(tokens[at + 2]?.word ?? '');

const OF_ALL = new Set(['the', 'my', 'our', 'of', 'that', 'this']);

/** "Text me, don't ring": how to be reached, and no bell. */
function isNoCall(tokens: readonly Token[], at: number, to: number): boolean {
  if (tokens[at + 1]?.word !== 'ring' || BELLS.has(tokens[at + 2]?.word ?? '')) return false;
  return tokens.slice(0, to).some(({ word }) => WRITING.has(word));
}

const BELLS = new Set(['the', 'bell', 'doorbell', 'buzzer']);
const WRITING = new Set('text txt texting email message msg write'.split(' '));

/** "Ring the bottom bell", "press the second buzzer" */
const isBell = (tokens: readonly Token[], at: number): boolean =>
  PRESSING.has(tokens[at]?.word ?? '') &&
  /^(?:the|my|our|la|le)$/.test(tokens[at + 1]?.word ?? '') &&
  tokens.slice(at + 2, at + 5).some(({ word }) => RUNG.has(word));
const PRESSING = new Set(['ring', 'press', 'push', 'use', 'sonnez']);
const RUNG = new Set(['bell', 'doorbell', 'buzzer', 'sonnette']);

/** "Buzz me on the cell" */
const isCallOf = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'buzz' && ['me', 'us', 'my'].includes(tokens[at + 1]?.word ?? '');

/** "Code 4455", "code is 4455" */
const isCode = (tokens: readonly Token[], at: number) =>
  CODE.test(tokens[at]?.word ?? '') &&
  /^#?\d{2,6}#?$/.test(tokens[at + (IS.has(tokens[at + 1]?.word ?? '') ? 2 : 1)]?.word ?? '') &&
  !isOtherCode(tokens, at);
const IS = new Set(['is', 'its', 's', 'est', 'cest']);

/** "I think the code is B4E 0C6": of the address. */
const isPostal = (tokens: readonly Token[], at: number, claimed: readonly boolean[]) =>
  CODE.test(tokens[at]?.word ?? '') &&
  /^(?:is|s|was|:)$/.test(tokens[at + 1]?.word ?? '') &&
  claimed[at + 2] === true;

const isOtherCode = (tokens: readonly Token[], at: number) =>
  CODE.test(tokens[at]?.word ?? '') && OTHER_CODES.has(tokens[at - 1]?.word ?? '');
