import { STREET_TYPES } from '../../../../site/street-kinds.ts';
import { COURTESY_WORDS } from '../../../lexicon/answers/courtesy-words.ts';
import { DROPPED_TITLES, KEPT_TITLES, RELATIONS } from '../../../lexicon/names/name-phrases.ts';
import { FORMS_OF_ADDRESS, NAME_PARTICLES, NEVER_IN_NAMES } from '../../../lexicon/names/name-words.ts';
import type { Token } from '../../utterance/token.ts';
import { placesIn } from '../address/places-in.ts';
import { isDotted, nameValue } from './name-value.ts';
import { isCapital, isInitial, isLowerSurname, isUncased, type NameWord, nameWordOf } from './name-word.ts';
import { spellsAt } from './spelling/spelled-letters.ts';

/** A stretch of tokens that can be a name. */
export interface NameRun {
  /** The title included that the value leaves out; `to` is exclusive. */
  from: number;
  to: number;
  value: string;
  /** What each of its words is, particles and titles aside. */
  words: readonly NameWord[];
  /** Every word has a capital, or stands in a script without. */
  capital: boolean;
}

const MAX_WORDS = 6;
/** In lower case a sentence goes on without a sign: "tim cole needs a hand". */
const MAX_LOWER_WORDS = 2;
const AND = new Set(['and', 'n', '&', 'et', 'y', '+']);
const MIN_LETTERS = 2;
/** "W A N D A" spells a name. */
const MIN_SPELLED = 3;

/** Collects the name that begins at a token; null where none does. */
export function nameRunAt(tokens: readonly Token[], start: number): NameRun | null {
  const from = start;
  const kept: number[] = [];
  const words: NameWord[] = [];
  let at = skipTitles(tokens, start, kept);
  for (; at < tokens.length && words.length < MAX_WORDS; ) {
    const joined = words.length === 0 ? 0 : joiningAt(tokens, at);
    const token = tokens[at + joined];
    const word = token === undefined ? null : nameWordOf(token, words.length === 0 && at === start);
    // "Tim Cole Tim T I M"
    const isAgain = token?.word === tokens[start]?.word && spellsAt(tokens, at + 1);
    if (words.length > 0 && (isAgain || spellsAt(tokens, at))) break;
    if (token === undefined || word === null || !goesOn(tokens, at + joined, word, words)) {
      const surname =
        words.length === 1 && joined === 0 && isKnownWord(words[0] ?? 'word') && endsWithSurname(tokens, at);
      if (!surname) break;
    }
    for (let index = at; index <= at + joined; index += 1) kept.push(index);
    words.push(word ?? 'word');
    at += joined + 1;
    if (endsName(tokens[at - 1])) break;
  }
  return runOf(tokens, from, at, kept, words);
}

function runOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  kept: readonly number[],
  words: readonly NameWord[],
): NameRun | null {
  if (words.length === 0) return null;
  const [only] = tokens.slice(from, to);
  // "Grandpas name is Jim"
  if (to - from === 1 && only !== undefined && words[0] === 'unknown' && isRelation(only.word)) return null;
  if (words.length >= MIN_SPELLED && tokens.slice(from, to).every(isInitial)) return null;
  const parts = kept.flatMap((index) => tokens[index] ?? []);
  const value = nameValue(parts);
  if ([...value.matchAll(/\p{L}/gu)].length < MIN_LETTERS) return null;
  const capital = parts.every(
    (token) =>
      isCapital(token) ||
      isUncased(token) ||
      NAME_PARTICLES.has(token.word) ||
      token.text === 'à' ||
      AND.has(token.word),
  );
  return { from, to, value, words, capital };
}

const isRelation = (word: string) => RELATIONS.has(word) || RELATIONS.has(word.replace(/s$/, ''));

/** Steps over the titles that a quote needs not; couples and doctors keep theirs. */
function skipTitles(tokens: readonly Token[], start: number, kept: number[]): number {
  const [first, second, third] = tokens.slice(start, start + 3).map(({ word }) => word);
  if (DROPPED_TITLES.has(first ?? '') && AND.has(second ?? '') && DROPPED_TITLES.has(third ?? '')) {
    kept.push(start, start + 1, start + 2);
    return start + 3;
  }
  let at = start;
  while (at - start < 2) {
    const word = tokens[at]?.word ?? '';
    if (KEPT_TITLES.has(word) && hasNameAt(tokens, at + 1)) kept.push(at);
    else if (!DROPPED_TITLES.has(word) || !hasNameAt(tokens, at + 1)) break;
    at += 1;
  }
  return at;
}

/** How many particles or signs for "and" stand between two words of a name: "Maria de la Cruz", "Bob & Jane". */
function joiningAt(tokens: readonly Token[], at: number): number {
  let count = 0;
  // "Alphonse à Pierrot", the son of Pierrot
  if (tokens[at]?.text === 'à') return isFathers(tokens[at + 1]) ? 1 : 0;
  while (count < 3 && NAME_PARTICLES.has(tokens[at + count]?.word ?? '') && tokens[at + count]?.mark === '')
    count += 1;
  if (count === 0 && AND.has(tokens[at]?.word ?? '')) count = 1;
  if (count === 0) return 0;
  const next = tokens[at + count];
  if (next === undefined) return 0;
  const word = nameWordOf(next, false);
  if (word === null) return 0;
  const isParticle = !AND.has(tokens[at]?.word ?? '');
  return isParticle || isCapital(next) || isUncased(next) || isKnownWord(word) ? count : 0;
}

/** A name with a capital, and no place: "Marie à Dartmouth" says where. */
const isFathers = (token: Token | undefined): boolean =>
  token !== undefined &&
  isCapital(token) &&
  nameWordOf(token, true) !== null &&
  placesIn([token.word]).length === 0;

const hasNameAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  return token !== undefined && (nameWordOf(token, false) !== null || KEPT_TITLES.has(token.word));
};

/** Whether a word, that could be part of a name, is part of this one. */
function goesOn(tokens: readonly Token[], at: number, word: NameWord, before: readonly NameWord[]): boolean {
  const token = tokens[at];
  if (token === undefined || before.length === 0) return true;
  if (isFormOfAddress(tokens, at, before)) return false;
  // "its ugly skip"
  if (token.word === 'skip' && !isCapital(token)) return false;
  if (isCapital(token) || isUncased(token)) return true;
  if (isInitial(token)) return before.length === 1 && (closesName(tokens, at + 1) || isMiddle(tokens, at));
  // "april may june"
  if (word === 'word' && before.every((other) => other === 'word')) return true;
  // "ben and lucy sparks": one surname for two.
  const ofTwo = before.length === 2 && AND.has(tokens[at - 2]?.word ?? '');
  if (word === 'word') return (before.length === 1 || ofTwo) && closesName(tokens, at + 1);
  if (isKnownWord(word)) return true;
  return before.length < MAX_LOWER_WORDS || closesName(tokens, at + 1);
}

/** The "hun" of "Jane Roe hun"; "jane love", in lower case, may be a name. */
function isFormOfAddress(tokens: readonly Token[], at: number, before: readonly NameWord[]): boolean {
  const token = tokens[at];
  if (token === undefined || !FORMS_OF_ADDRESS.has(token.word) || isCapital(token)) return false;
  const cased = isCapital(tokens[at - 1] ?? token);
  return closesName(tokens, at + 1) && (before.length > 1 || cased || !isLowerSurname(token.word));
}

/** "grace o malley" */
function isMiddle(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && nameWordOf(next, false) !== null && closesName(tokens, at + 2);
}

/** "bob wood", in lower case, and "Anita Weeks, …". */
function endsWithSurname(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  return (
    (isLowerSurname(word) || isCasedSurname(tokens, at)) &&
    closesName(tokens, at + 1) &&
    !STREET_TYPES.has(tokens[at + 1]?.word ?? '')
  );
}

/** An everyday word with a capital of its own, behind a first name with one. */
function isCasedSurname(tokens: readonly Token[], at: number): boolean {
  const [first, token] = [tokens[at - 1], tokens[at]];
  if (first === undefined || token === undefined || !isCapital(first) || !isCapital(token)) return false;
  const isShouted = token.text === token.text.toUpperCase();
  return (
    !isShouted &&
    !NEVER_IN_NAMES.has(token.word) &&
    !COURTESY_WORDS.has(token.word) &&
    /^\p{L}{3,}$/u.test(token.text)
  );
}

/** No further word of the same phrase follows. */
const closesName = (tokens: readonly Token[], next: number) =>
  next >= tokens.length || (tokens[next - 1]?.mark ?? '') !== '' || /\d/.test(tokens[next]?.word ?? '');

/** What punctuation ends a name; the dot of an initial or a title does not. */
function endsName(token: Token | undefined): boolean {
  if (token === undefined || token.mark === '') return token === undefined;
  return token.mark !== '.' || !isDotted(token);
}

/** "Mr. Osei": whom a title is before is somebody. */
export const isTitled = (tokens: readonly Token[], { from, to }: NameRun): boolean =>
  to - from > 1 &&
  (DROPPED_TITLES.has(tokens[from]?.word ?? '') || KEPT_TITLES.has(tokens[from]?.word ?? ''));

export const isKnownWord = (word: NameWord): boolean =>
  word === 'given' || word === 'family' || word === 'either';
