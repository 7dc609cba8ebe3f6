import { isWithinEdits } from '../../../../text/edit-distance.ts';
import {
  DIGIT_WORDS,
  REPEATING_WORDS,
  SOUNDS_LIKE_DIGIT,
  TEEN_WORDS,
  TENS_WORDS,
} from '../../../lexicon/phone-words.ts';
import type { Piece } from '../pieces.ts';

/** Digits that were written together or said as one number: `902`, "nine", "fifty-five", "triple five". */
export interface DigitGroup {
  digits: string;
  /** Piece indices; `to` is exclusive. */
  from: number;
  to: number;
  spoken: boolean;
}

/** Every group of digits, in order. */
export function digitGroupsOf(pieces: readonly Piece[]): DigitGroup[] {
  const groups: DigitGroup[] = [];
  for (let at = 0; at < pieces.length; ) {
    const group = groupAt(pieces, at, groups.at(-1));
    if (group !== null) groups.push(group);
    at = group?.to ?? at + 1;
  }
  return groups;
}

function groupAt(pieces: readonly Piece[], from: number, before: DigitGroup | undefined): DigitGroup | null {
  const word = asFigures(wordAt(pieces, from));
  if (/^\d{1,18}$/.test(word)) return { digits: word, from, to: from + 1, spoken: false };
  // Within a dictated number "to" is heard for "two".
  const heard = numberOf(SOUNDS_LIKE_DIGIT, word);
  if (heard !== null) {
    const within =
      before?.spoken === true &&
      before.to === from &&
      (from + 1 === pieces.length || isSpokenDigit(wordAt(pieces, from + 1)));
    return within ? { digits: String(heard), from, to: from + 1, spoken: true } : null;
  }
  // "Oh hang on"
  if (word === 'oh' && EXCLAIMING.has(wordAt(pieces, from + 1))) return null;
  return repeatedAt(pieces, from) ?? spokenAt(pieces, from) ?? slippedAt(pieces, from);
}

const EXCLAIMING = new Set('hang wait sorry no hold shoot and i my theres there yeah god crap'.split(' '));

/** "9o2", "0l48": letters that look like figures, among figures. */
const asFigures = (word: string): string =>
  /^[\dol]{3,7}$/.test(word) && /\d.*\d/.test(word) ? word.replaceAll('o', '0').replaceAll('l', '1') : word;

/** "Ninne", "fve", "sevn": a digit with a letter doubled, lost or wrong, beside another digit. */
function slippedAt(pieces: readonly Piece[], from: number): DigitGroup | null {
  const word = wordAt(pieces, from);
  const isBeside = [from - 1, from + 1].some((at) => isSpokenDigit(wordAt(pieces, at)));
  if (word.length < 3 || !isBeside) return null;
  const meant = Object.keys(DIGIT_WORDS).filter(
    (digit) => digit.length > 2 && digit[0] === word[0] && isWithinEdits(word, digit, 1),
  );
  const values = [...new Set(meant.map((digit) => DIGIT_WORDS[digit]))];
  const [value] = values;
  return value === undefined || values.length > 1 ? null : spoken({ value, to: from + 1 }, from);
}

function repeatedAt(pieces: readonly Piece[], from: number): DigitGroup | null {
  const times = numberOf(REPEATING_WORDS, wordAt(pieces, from));
  const next = wordAt(pieces, from + 1);
  const digit = /^\d$/.test(next) ? Number(next) : numberOf(DIGIT_WORDS, next);
  if (times === null || digit === null) return null;
  return { digits: String(digit).repeat(times), from, to: from + 2, spoken: true };
}

/** "Nine", "thirty-four", "nine hundred and two", "quatre-vingt". */
function spokenAt(pieces: readonly Piece[], from: number): DigitGroup | null {
  const small = belowHundredAt(pieces, from);
  if (small === null) return null;
  if (!['hundred', 'cent', 'cents'].includes(wordAt(pieces, small.to))) return spoken(small, from);
  const at = wordAt(pieces, small.to + 1) === 'and' ? small.to + 2 : small.to + 1;
  const rest = belowHundredAt(pieces, at);
  const value = small.value * 100 + (rest?.value ?? 0);
  return spoken({ value, to: rest?.to ?? small.to + 1 }, from);
}

interface Small {
  value: number;
  to: number;
}

const spoken = ({ value, to }: Small, from: number): DigitGroup => ({
  digits: String(value),
  from,
  to,
  spoken: true,
});

function belowHundredAt(pieces: readonly Piece[], from: number): Small | null {
  const word = wordAt(pieces, from);
  const digit = numberOf(DIGIT_WORDS, word);
  if (digit === 4 && ['vingt', 'vingts'].includes(wordAt(pieces, from + 1)))
    return withRest(pieces, 80, from + 2);
  if (digit !== null) return { value: digit, to: from + 1 };
  const teen = numberOf(TEEN_WORDS, word);
  if (teen !== null) return { value: teen, to: from + 1 };
  const tens = numberOf(TENS_WORDS, word);
  return tens === null ? null : withRest(pieces, tens, from + 1);
}

/** A digit after twenty to ninety; after sixty and eighty French counts on to nineteen. */
function withRest(pieces: readonly Piece[], tens: number, at: number): Small {
  const word = wordAt(pieces, at);
  const rest =
    numberOf(DIGIT_WORDS, word) ??
    (wordAt(pieces, at - 1).match(/^(?:soixante|vingt)/) ? numberOf(TEEN_WORDS, word) : null);
  return rest === null || rest === 0 ? { value: tens, to: at } : { value: tens + rest, to: at + 1 };
}

function numberOf(words: Readonly<Record<string, number>>, word: string): number | null {
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

const isSpokenDigit = (word: string): boolean =>
  numberOf(DIGIT_WORDS, word) !== null || numberOf(TENS_WORDS, word) !== null;
const wordAt = (pieces: readonly Piece[], index: number): string => pieces[index]?.word ?? '';
