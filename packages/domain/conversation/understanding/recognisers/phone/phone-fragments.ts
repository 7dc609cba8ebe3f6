import { parseDiallable } from '../../../../leads/fields/phone/parse-diallable.ts';
import { BETWEEN_GROUPS, PHONE_LEAD_IN } from '../../../lexicon/phone-words.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { type Piece, piecesOf } from '../pieces.ts';
import { digitGroupsOf } from './digit-groups.ts';
import { findNumbers } from './find-numbers.ts';

/** Neither a number nor part of one: why a message with digits holds no number that can be dialled. */
export type PhoneProblem = 'missing' | 'no-area-code' | 'too-short' | 'undiallable';

const MAX_DIGITS = 11;
const FULL = 10;
const LOCAL = 7;
const AREA = /^[2-9]\d{2}$/;
const FRAGMENT_WORDS = new Set(
  'ok okay yes so it rest of last next sorry please thanks and of digits with ends first part uh um oh to'.split(
    ' ',
  ),
);

/** The digits of a message that is nothing but a part of a number: "902", "it's 555", "oh one three four"; else null. */
export function readPhoneFragment(utterance: Utterance): string | null {
  const pieces = piecesOf(utterance);
  const groups = digitGroupsOf(pieces);
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < 2 || digits.length > MAX_DIGITS) return null;
  const isDigits = (index: number) => groups.some(({ from, to }) => from <= index && index < to);
  const rest = pieces.filter((_, index) => !isDigits(index));
  return rest.every(isFragmentWord) && pieces.every(({ mark }) => mark !== ':' && mark !== '?')
    ? digits
    : null;
}

const isFragmentWord = ({ word }: Piece): boolean =>
  BETWEEN_GROUPS.has(word) || PHONE_LEAD_IN.has(word) || FRAGMENT_WORDS.has(word);

/** The number that fragments of several messages make, as shown; an area code may come last. Null while one lacks. */
export function joinPhoneFragments(fragments: readonly string[]): string | null {
  const orders = [fragments, withoutRepeats(fragments), areaCodeFirst(fragments)];
  for (const order of orders) {
    const digits = order.join('');
    if (digits.length !== FULL && !(digits.length === MAX_DIGITS && digits.startsWith('1'))) continue;
    const answer = parseDiallable(digits, null);
    if (answer !== null) return answer.display;
  }
  return null;
}

/** "902", then "902 555": the later one says the earlier one again. */
const withoutRepeats = (fragments: readonly string[]): string[] =>
  fragments.filter(
    (fragment, index) => !fragments.slice(index + 1).some((later) => later.startsWith(fragment)),
  );

function areaCodeFirst(fragments: readonly string[]): readonly string[] {
  const last = fragments.at(-1);
  return last !== undefined && AREA.test(last) ? [last, ...fragments.slice(0, -1)] : fragments;
}

/** Why a message holds no number; null where it does. Seven digits lack the area code alone. */
export function phoneProblem(utterance: Utterance): PhoneProblem | null {
  const pieces = piecesOf(utterance);
  if (findNumbers(utterance, pieces).length > 0) return null;
  const { length } = digitGroupsOf(pieces)
    .map(({ digits }) => digits)
    .join('');
  if (length === 0) return 'missing';
  if (length === LOCAL) return 'no-area-code';
  return length < FULL ? 'too-short' : 'undiallable';
}
