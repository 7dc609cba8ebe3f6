import { type PhoneAnswer, parseDiallable } from '../../../../leads/fields/phone/parse-diallable.ts';
import { UNIT_LABELS } from '../../../lexicon/geography/address-words.ts';
import {
  BEFORE_EXTENSION,
  BETWEEN_GROUPS,
  EXTENSION_WORDS,
  LONG_EXTENSION_WORDS,
} from '../../../lexicon/phone-words.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import type { Piece } from '../pieces.ts';
import { type DigitGroup, digitGroupsOf } from './digit-groups.ts';

export interface FoundNumber {
  answer: PhoneAnswer;
  /** Piece indices, the extension included; `to` is exclusive. */
  from: number;
  to: number;
  /** The ten digits, where it is a North American number. */
  national: string;
  spoken: boolean;
}

/** Neither an area code nor what follows it begins with 0 or 1. */
const NORTH_AMERICAN = /^1?[2-9]\d{2}[2-9]\d{6}$/;
const INTERNATIONAL = /^(?:00|011)[1-9]/;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;
const MAX_DIGITS = 18;
const MAX_GAP = 4;
const MAX_BEFORE_EXTENSION = 8;
const MIN_ABROAD = 8;
/** Figures in a row; nobody's number stands behind more. */
const MAX_GROUPS = 150;

/** Every number that can be dialled, in the order of the message. */
export function findNumbers(utterance: Utterance, pieces: readonly Piece[]): FoundNumber[] {
  const groups = digitGroupsOf(pieces)
    .slice(0, MAX_GROUPS)
    .filter((group) => !isDate(group, utterance, pieces));
  const numbers: FoundNumber[] = [];
  for (let at = 0; at < groups.length; ) {
    const number = numberFrom(groups, at, utterance, pieces);
    if (number !== null) numbers.push(number);
    const next = number === null ? at + 1 : groups.findIndex(({ from }) => from >= number.to);
    at = next < 0 ? groups.length : next;
  }
  return numbers;
}

function isDate({ from }: DigitGroup, { tokens }: Utterance, pieces: readonly Piece[]): boolean {
  const token = tokens[pieces[from]?.token ?? 0];
  return token !== undefined && DATE.test(token.text);
}

/** The longest number that begins with this group. */
function numberFrom(
  groups: readonly DigitGroup[],
  at: number,
  utterance: Utterance,
  pieces: readonly Piece[],
): FoundNumber | null {
  const first = groups[at] as DigitGroup;
  if (first.digits === '1' && endsPostalCode(pieces, first.from)) return null;
  if (first.digits === '1' && UNIT_LABELS.has(pieces[first.from - 1]?.word ?? '')) return null;
  const plus = isPlus(first, utterance, pieces);
  let digits = '';
  let best: FoundNumber | null = null;
  for (let index = at; index < groups.length; index += 1) {
    const group = groups[index] as DigitGroup;
    if (index > at && !isNext(groups[index - 1] as DigitGroup, group, pieces)) break;
    digits += group.digits;
    if (digits.length > MAX_DIGITS) break;
    best = diallable(digits, plus, first, group, utterance, pieces) ?? best;
  }
  return best;
}

function isPlus({ from }: DigitGroup, { text }: Utterance, pieces: readonly Piece[]): boolean {
  const start = pieces[from]?.start ?? 0;
  return /\+[ (]{0,2}$/.test(text.slice(Math.max(0, start - 3), start)) || pieces[from - 1]?.word === 'plus';
}

/** Groups of one number have little between them, and never a colon or a question. */
function isNext(before: DigitGroup, next: DigitGroup, pieces: readonly Piece[]): boolean {
  if (next.from - before.to > MAX_GAP) return false;
  const between = pieces.slice(before.to, next.from);
  if (!between.every(({ word }) => BETWEEN_GROUPS.has(word))) return false;
  return pieces.slice(before.to - 1, next.from).every(({ mark }) => !['?', '!', ';', ':'].includes(mark));
}

function diallable(
  digits: string,
  plus: boolean,
  first: DigitGroup,
  last: DigitGroup,
  { text }: Utterance,
  pieces: readonly Piece[],
): FoundNumber | null {
  const abroad = (plus || INTERNATIONAL.test(digits)) && digits.length >= MIN_ABROAD;
  if (!abroad && !NORTH_AMERICAN.test(digits)) return null;
  const extension = extensionAt(pieces, last.to) ?? laterExtensionAt(pieces, last.to);
  const written = writtenBetween(text, pieces, first, last);
  const answer = parseDiallable(
    abroad && plus ? `+${first.spoken ? digits : written}` : digits,
    extension?.digits ?? null,
  );
  if (answer === null) return null;
  const spoken = first.spoken || last.spoken;
  return { answer, from: first.from, to: extension?.to ?? last.to, national: digits.slice(-10), spoken };
}

const writtenBetween = (
  text: string,
  pieces: readonly Piece[],
  first: DigitGroup,
  last: DigitGroup,
): string => text.slice(pieces[first.from]?.start, pieces[last.to - 1]?.end);

/** The last figure of a postal code is no country code: "B3H 1A1, 902-555-0148". */
function endsPostalCode(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1];
  return before?.end === pieces[at]?.start && /[a-z]$/.test(before?.word ?? '');
}

/** The "X9" of a postal code, "B3L 3X9". */
const isInCode = (pieces: readonly Piece[], at: number): boolean =>
  /^\d$/.test(pieces[at - 1]?.word ?? '') && pieces[at - 1]?.token === pieces[at]?.token;

/** "..., work line, extension 308", "and my extension is 12": said a few words behind the number. */
function laterExtensionAt(pieces: readonly Piece[], from: number): { digits: string; to: number } | null {
  for (let at = from; at < Math.min(pieces.length, from + MAX_BEFORE_EXTENSION); at += 1) {
    const word = pieces[at]?.word ?? '';
    const found = LONG_EXTENSION_WORDS.has(word) ? extensionAt(pieces, at) : null;
    if (found !== null) return found;
    if (!BEFORE_EXTENSION.has(word)) return null;
  }
  return null;
}

/** "Ext 12", "x12", "#12", "extension number one two". */
export function extensionAt(pieces: readonly Piece[], at: number): { digits: string; to: number } | null {
  const hashed = pieces[at]?.hashed === true && /^\d{1,7}$/.test(pieces[at]?.word ?? '');
  if (hashed) return { digits: pieces[at]?.word ?? '', to: at + 1 };
  if (!EXTENSION_WORDS.has(pieces[at]?.word ?? '') || isInCode(pieces, at)) return null;
  let start = at + 1;
  while (['is', 'number', 'no', 'est'].includes(pieces[start]?.word ?? '')) start += 1;
  const groups = digitGroupsOf(pieces.slice(start, start + 10));
  let [digits, to] = ['', 0];
  for (const group of groups) {
    if (group.from !== to || digits.length + group.digits.length > 7) break;
    digits += group.digits;
    to = group.to;
    if (!group.spoken) break;
  }
  return digits === '' ? null : { digits, to: start + to };
}
