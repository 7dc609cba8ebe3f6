import { STREET_TYPES } from '../../../../site/street-kinds.ts';
import { isWithinEdits } from '../../../../text/edit-distance.ts';
import { LEAD_IN_WORDS, NOT_STREET_NAMES } from '../../../lexicon/geography/address-words.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { type Piece, piecesOf, piecesOfText } from '../pieces.ts';
import { readAddress } from './merge-mentions.ts';

const DENIALS = new Set(['not', 'isnt', 'wasnt', 'pas']);
const BEFORE_RIGHT = new Set([
  'its',
  'but',
  'is',
  'it',
  'should',
  'be',
  'to',
  'with',
  'by',
  'mais',
  'cest',
  'read',
  'say',
  'the',
  'a',
]);
const PARTITIVE = new Set(['de', 'd', 'du', 'des']);
const FIGURES = /\d/;
/** The first half of a postal code. */
const AREA_CODE = /^[a-z]\d[a-z]$/;
const MAX_SKIPPED = 4;

interface Swap {
  wrong: string;
  right: string;
}

/**
 * The known address with one of its words put right: "it's Crescent not Court", "not Mable, Maple", "Court should be
 * Crescent", "starts B3L not B3K". Null where no word of it is said to be wrong.
 */
export function swappedWord(utterance: Utterance, known: string): string | null {
  const words = wordsOf(piecesOf(utterance));
  const swaps = words.flatMap((_, at) => swapAt(words, at) ?? []);
  // Few messages deny a word, and the known address is read for them alone.
  if (swaps.length === 0) return null;
  const inAddress = new Set(namedWords(known));
  for (const swap of swaps) {
    const found = ofKnown(swap, inAddress);
    if (found !== null && fits(found, inAddress)) return replaced(known, found);
  }
  return null;
}

/** The wrong word as the known address has it: "Court" may stand there as "Crt". */
function ofKnown({ wrong, right }: Swap, known: ReadonlySet<string>): Swap | null {
  if (known.has(folded(wrong))) return { wrong, right };
  const isKind = [wrong, right].every((word) => STREET_TYPES.has(folded(word)));
  const kind = [...known].findLast((word) => STREET_TYPES.has(word) && word[0] === folded(wrong)[0]);
  return isKind && kind !== undefined ? { wrong: kind, right } : null;
}

/** Words as written; a postal code's halves are one word each, though their letters and figures are pieces. */
function wordsOf(pieces: readonly Piece[]): string[] {
  const words: string[] = [];
  for (const [index, { text, token, start }] of pieces.entries()) {
    const before = pieces[index - 1];
    const isGlued = before !== undefined && before.token === token && before.end === start;
    if (isGlued) words.push((words.pop() ?? '') + text);
    else words.push(text);
  }
  return words;
}

/** The words of the street and the place, and the first half of the postal code. */
function namedWords(known: string): string[] {
  const { parts } = readAddress(known);
  const named = parts.filter(({ kind }) => kind === 'street' || kind === 'place' || kind === 'postal');
  return named.flatMap(({ value }) => wordsOf(piecesOfText(value)).map((word) => word.toLowerCase()));
}

function swapAt(words: readonly string[], at: number): Swap | null {
  const word = folded(words[at]);
  // "J'ai pas de texto" denies no "de" of an address.
  if (DENIALS.has(word)) return PARTITIVE.has(folded(words[at + 1])) ? null : besideDenial(words, at);
  const isInstead = word === 'instead' && folded(words[at + 1]) === 'of';
  if (isInstead) return swapOf(words[at + 2], words[at - 1]);
  const shouldBe = word === 'should' && folded(words[at + 1]) === 'be';
  return shouldBe ? swapOf(words[at - 1], rightFrom(words, at + 2)) : null;
}

/** "Crescent not Court", "not Court, it's Crescent". */
function besideDenial(words: readonly string[], at: number): Swap | null {
  const wrong = ['the', 'a', 'on', 'in'].includes(folded(words[at + 1])) ? at + 2 : at + 1;
  // "Tower Road not Tower Terrace"
  const isShared = folded(words[at + 1]) === folded(words[at - 2]) && isName(words[at + 1] ?? '');
  if (isShared) return swapOf(words[at + 2], words[at - 1]);
  const before = swapOf(words[wrong], words[at - 1]);
  if (before !== null && isName(before.right)) return before;
  // "Laurie Drive, with a u, not Lawrie"
  const alike = words.slice(Math.max(0, at - MAX_BEFORE), at).findLast((word) => isAlike(word, words[wrong]));
  if (alike !== undefined) return swapOf(words[wrong], alike);
  return swapOf(words[wrong], rightFrom(words, wrong + 1));
}

const MAX_BEFORE = 8;
const MIN_ALIKE = 4;

/** "Laurie" and "Lawrie". */
const isAlike = (word: string, wrong = ''): boolean =>
  word.length >= MIN_ALIKE &&
  isName(word) &&
  folded(word) !== folded(wrong) &&
  isWithinEdits(folded(word), folded(wrong), 2);

function rightFrom(words: readonly string[], from: number): string | undefined {
  let at = from;
  while (at - from < MAX_SKIPPED && BEFORE_RIGHT.has(folded(words[at]))) at += 1;
  return words[at];
}

const swapOf = (wrong: string | undefined, right: string | undefined): Swap | null =>
  wrong === undefined || right === undefined ? null : { wrong, right };

/** A code for a code, a name for a name; a house number is told by more than a word. */
function fits({ wrong, right }: Swap, inAddress: ReadonlySet<string>): boolean {
  if (inAddress.has(right.toLowerCase())) return false;
  if (FIGURES.test(wrong)) return AREA_CODE.test(wrong.toLowerCase()) && AREA_CODE.test(right.toLowerCase());
  return isName(right);
}

function isName(word: string): boolean {
  const lower = folded(word);
  if (AREA_CODE.test(lower)) return true;
  return (
    lower.length > 1 && !FIGURES.test(lower) && !NOT_STREET_NAMES.has(lower) && !LEAD_IN_WORDS.has(lower)
  );
}

function replaced(known: string, { wrong, right }: Swap): string {
  const place = known.toLowerCase();
  const whole = place.search(new RegExp(`\\b${wrong.toLowerCase()}\\b`));
  const at = whole < 0 ? place.indexOf(wrong.toLowerCase()) : whole;
  const isCode = AREA_CODE.test(right.toLowerCase());
  return `${known.slice(0, at)}${isCode ? right.toUpperCase() : right}${known.slice(at + wrong.length)}`;
}

const folded = (word: string | undefined): string => (word ?? '').toLowerCase().replaceAll("'", '');
