import type { Token } from '../../../utterance/token.ts';

/** Letters that spell a word, and the tokens that say them. */
export interface SpelledLetters {
  from: number;
  to: number;
  letters: string;
}

const MIN_LETTERS = 3;
/** "C-O-L-E", "c.o.l.e", "C-O-L-E-'". */
const JOINED = /^\p{L}(?:[-.]\p{L}){2,}$/u;
/** "S.v.p." spells nobody's name. */
const SHORT_FORMS =
  /^(?:s[-.]v[-.]p|s[-.]?t[-.]p|a[-.]s[-.]a[-.]p|r[-.]s[-.]v[-.]p|e[-.]t[-.]a|t[-.]b[-.]d)$/;
const LETTER = /^\p{L}$/u;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['apostrophe', "'"],
  ['hyphen', '-'],
  ['dash', '-'],
]);
const SKIPPED = new Set(['capital', 'big', 'then', 'and', 'small', 'letter']);
const ALPHABET = new Set(['as', 'like', 'for', 'comme']);

/** Whether letters that spell a word begin at a token: a look at three of them, however many follow. */
export const spellsAt = (tokens: readonly Token[], at: number): boolean =>
  (JOINED.test(tokens[at]?.word ?? '') && !SHORT_FORMS.test(tokens[at]?.word ?? '')) ||
  (!isHinted(tokens, at) && [at, at + 1, at + 2].every((index) => LETTER.test(tokens[index]?.word ?? '')));

/** The letters spelled from a token on: "C-O-L-E", "C O L E", "k as in kilo, a, double t"; null for none. */
export function spelledAt(tokens: readonly Token[], from: number): SpelledLetters | null {
  // "With a K and a Y" spells nothing.
  if (isHinted(tokens, from)) return null;
  const joined = tokens[from];
  if (joined !== undefined && JOINED.test(joined.word) && !SHORT_FORMS.test(joined.word)) {
    return { from, to: from + 1, letters: joined.word.replaceAll(/[-.]/g, '') };
  }
  let letters = '';
  let at = from;
  let end = from;
  while (at < tokens.length) {
    const read = letterAt(tokens, at);
    if (read === null) {
      if (letters === '' || !SKIPPED.has(tokens[at]?.word ?? '')) break;
      at += 1;
      continue;
    }
    letters += read.letters;
    at = read.to;
    end = at;
  }
  return letters.length >= MIN_LETTERS ? { from, to: end, letters } : null;
}

const isHinted = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'with' || (tokens[at - 1]?.word === 'a' && tokens[at - 2]?.word === 'with');

function letterAt(tokens: readonly Token[], at: number): { letters: string; to: number } | null {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1]?.word ?? '';
  if (word === 'double' && LETTER.test(next)) return { letters: next + next, to: at + 2 };
  const sign = SIGNS.get(word);
  if (sign !== undefined) return { letters: sign, to: at + 1 };
  if (!LETTER.test(word)) return null;
  return { letters: word, to: pastAlphabet(tokens, at + 1, word) };
}

/** Steps over "as in Charlie" and "for Charlie". */
function pastAlphabet(tokens: readonly Token[], at: number, letter: string): number {
  if (!ALPHABET.has(tokens[at]?.word ?? '')) return at;
  const named = at + (['in', 'dans'].includes(tokens[at + 1]?.word ?? '') ? 2 : 1);
  return (tokens[named]?.word ?? '').startsWith(letter) ? named + 1 : at;
}
