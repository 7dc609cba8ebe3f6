import { parseDiallable } from '../../../../leads/fields/phone/parse-diallable.ts';
import { CORRECTING_WORDS } from '../../../lexicon/phone-words.ts';
import { tidyMessage, tokensOf } from '../../utterance/token.ts';
import { type Piece, piecesOf } from '../pieces.ts';
import { type DigitGroup, digitGroupsOf } from './digit-groups.ts';
import { extensionAt, type FoundNumber, findNumbers } from './find-numbers.ts';

const NATIONAL = 10;
const AREA = 3;
const LINE = 4;
const NOT_DIGIT = /\D/g;
const RULING_OUT = new Set(['not', 'isnt', 'wasnt', 'instead', 'than', 'aint', 'pas']);
const STARTING = new Set([
  'area',
  'start',
  'starts',
  'begins',
  'begin',
  'first',
  'code',
  'beginning',
  'prefix',
  'indicatif',
  'commence',
]);
const ENDING = new Set([
  'ends',
  'end',
  'ending',
  'last',
  'final',
  'finishes',
  'finit',
  'termine',
  'derniers',
  'finish',
]);
/** "My shift ends at 3", "the end of the lane, 45 feet" */
const OF_ELSE = new Set(['at', 'of', 'around', 'by', 'before', 'on', 'a', 'vers']);
const MIDDLE = new Set(['middle', 'exchange', 'central', 'milieu']);

/** "The last two digits are swapped" */
const LAST_TWO = /\blast two\b/i;
const SWAPPED =
  /\b(?:swap(?:ped)?|switch(?:ed)?|reversed?|backwards?|transposed|flip(?:ped)?|mixed up|wrong way|other way)\b/i;

/** A run of digits in a correction. */
interface Said {
  digits: string;
  /** Said to be wrong: "not 0134", "instead of 902". */
  wrong: boolean;
  /** The words before it, back to the digits before. */
  before: string[];
  to: number;
}

/**
 * Returns a known number with the digits that a correction gives in their place: "ends in 43", "last four are 0199",
 * "it's 782 not 902". Null where it does not tell which digits.
 */
export function correctDigits(known: string, text: string): string | null {
  const tidied = tidyMessage(text);
  const utterance = { text: tidied, tokens: tokensOf(tidied), clauses: [], polarity: [] };
  const pieces = piecesOf(utterance);
  const [whole] = findNumbers(utterance, pieces);
  if (whole !== undefined) return whole.answer.display;
  const extension = extensionIn(pieces);
  if (extension !== null) return displayOf(nationalOf(known), extension);
  const national = nationalOf(known);
  if (LAST_TWO.test(tidied) && SWAPPED.test(tidied) && !/\d/.test(tidied))
    return displayOf(national.replace(/(.)(.)$/, '$2$1'), extensionOf(known));
  const corrected = national.length === NATIONAL ? corrections(national, saidDigits(pieces)) : null;
  return corrected === null ? null : displayOf(corrected, extensionOf(known));
}

/** "902-555-0134, no wait, 0143": the number as put right, and where that ends. */
export function correctedTail(
  pieces: readonly Piece[],
  number: FoundNumber,
  limit: number,
): { display: string; to: number } | null {
  if (number.national.length !== NATIONAL || limit < pieces.length) return null;
  const rest = pieces.slice(number.to, Math.min(limit, number.to + 12));
  const opening = rest
    .slice(0, 4)
    .findIndex(({ word }) => CORRECTING_WORDS.has(word) || RULING_OUT.has(word) || ENDING.has(word));
  if (opening < 0) return takenBackLater(pieces.slice(number.to, limit), number);
  const said = saidDigits(rest).filter(({ digits }) => digits.length >= AREA);
  const last = said.at(-1);
  const corrected = last === undefined ? null : corrections(number.national, said);
  const display = corrected === null || corrected === number.national ? null : displayOf(corrected, null);
  return display === null || last === undefined ? null : { display, to: number.to + last.to };
}

/** "902 555 0118, can they do stairs? and that's 0181 not 0118": its own end is ruled out, whatever stands between. */
function takenBackLater(rest: readonly Piece[], { national, to }: FoundNumber) {
  const said = saidDigits(rest).filter(({ digits }) => digits.length === LINE);
  const isOwn = said.some(({ wrong, digits }) => wrong && national.endsWith(digits));
  const corrected = isOwn && said.length === 2 ? corrections(national, said) : null;
  const display = corrected === null || corrected === national ? null : displayOf(corrected, null);
  return display === null ? null : { display, to };
}

function corrections(national: string, said: readonly Said[]): string | null {
  const right = said.filter(({ wrong }) => !wrong);
  const wrong = said.filter((one) => one.wrong);
  const meant = right.filter(({ digits, before }) => hintOf(before) !== null || !national.includes(digits));
  const first = meant.length > 1 ? lastMeant(meant) : (meant[0] ?? right[0]);
  if (first === undefined) return null;
  // Said again: the number ends so already.
  if (hintOf(first.before) === 'end' && national.endsWith(first.digits)) return national;
  const old = wrong[0] ?? right.find((one) => one !== first && national.includes(one.digits));
  return old !== undefined && old.digits.length === first.digits.length
    ? replacedOnce(national, old.digits, first.digits)
    : placed(national, first);
}

/** "Ends in 0129, no wait 0182": as many digits as before, in the same place; of any others it is not told which. */
function lastMeant(meant: readonly Said[]): Said | undefined {
  const [first, second] = meant;
  if (first === undefined || second === undefined || meant.length !== 2) return undefined;
  const isTakenBack =
    first.digits.length === second.digits.length && second.before.some((word) => CORRECTING_WORDS.has(word));
  return isTakenBack ? { ...second, before: first.before } : undefined;
}

/** The old digits at an end, or where they stand once. */
function replacedOnce(national: string, old: string, digits: string): string | null {
  if (old.length >= 2 && national.endsWith(old)) return national.slice(0, -old.length) + digits;
  if (old.length >= 2 && national.startsWith(old)) return digits + national.slice(old.length);
  const at = national.indexOf(old);
  if (at < 0 || national.indexOf(old, at + 1) >= 0) return null;
  return national.slice(0, at) + digits + national.slice(at + old.length);
}

/** Where the words say; else an area code that people here have, the last four, or all seven behind the area code. */
function placed(national: string, { digits, before }: Said): string | null {
  const { length } = digits;
  const hint = hintOf(before);
  if (length > NATIONAL - AREA) return null;
  if (hint === 'start' || (hint === null && ['902', '782'].includes(digits)))
    return digits + national.slice(length);
  if (hint === 'middle')
    return length === AREA ? national.slice(0, AREA) + digits + national.slice(AREA * 2) : null;
  if (hint === 'end' || length === LINE || length === NATIONAL - AREA)
    return national.slice(0, -length) + digits;
  return null;
}

function hintOf(before: readonly string[]): 'start' | 'end' | 'middle' | null {
  if (before.some((word, at) => ENDING.has(word) && !OF_ELSE.has(before[at + 1] ?? ''))) return 'end';
  if (before.some((word) => STARTING.has(word))) return 'start';
  return before.some((word) => MIDDLE.has(word)) ? 'middle' : null;
}

/** Digits that stand together are one: "five five oh one", "555-0134". "Last four are 0199" counts digits with its first. */
function saidDigits(pieces: readonly Piece[]): Said[] {
  const said: Said[] = [];
  let end = 0;
  const groups = digitGroupsOf(pieces).filter((one) => !isCount(one, pieces) && !isOfHours(one, pieces));
  for (const group of groups) {
    const last = said.at(-1);
    if (last !== undefined && group.from === end && joins(pieces[end - 1])) last.digits += group.digits;
    else said.push(saidOf(group, pieces, last === undefined ? 0 : end));
    end = group.to;
    const current = said.at(-1);
    if (current !== undefined) current.to = end;
  }
  return said;
}

const joins = (piece: Piece | undefined): boolean =>
  piece !== undefined && ['', '-', '.'].includes(piece.mark);

function saidOf({ digits, from, to }: DigitGroup, pieces: readonly Piece[], after: number): Said {
  const before = pieces.slice(after, from).map(({ word }) => word);
  return {
    digits,
    before,
    to,
    wrong:
      before.slice(-3).some((word) => RULING_OUT.has(word)) &&
      !before.slice(-2).some((word) => ['its', 'but', 'be'].includes(word)),
  };
}

function isCount({ digits, from, to }: DigitGroup, pieces: readonly Piece[]): boolean {
  const [before, next] = [pieces[from - 1]?.word ?? '', pieces[to]?.word ?? ''];
  return (
    digits.length === 1 &&
    ['last', 'first', 'final', 'middle', 'derniers'].includes(before) &&
    !/^\d/.test(next)
  );
}

/** "Not during the supper hour, 5 to 6"; "change the 5 to 6" is of digits. */
function isOfHours({ from, to }: DigitGroup, pieces: readonly Piece[]): boolean {
  if (pieces.some(({ word }) => OF_DIGITS.has(word))) return false;
  const isHour = (at: number) => /^\d{1,2}$/.test(pieces[at]?.word ?? '');
  const isBefore = isHour(from) && TILL.has(pieces[to]?.word ?? '') && isHour(to + 1);
  return isBefore || (isHour(from) && TILL.has(pieces[from - 1]?.word ?? '') && isHour(from - 2));
}
const TILL = new Set(['to', 'till', 'til', 'until', 'a']);
const OF_DIGITS = new Set(
  'change changes changed replace replaced switch swap digit digits number numbers numero chiffre chiffres remplacez changez'.split(
    ' ',
  ),
);

function extensionIn(pieces: readonly Piece[]): string | null {
  const at = pieces.findIndex(
    (_, index) => extensionAt(pieces, index) !== null && pieces[index]?.hashed !== true,
  );
  return at < 0 ? null : (extensionAt(pieces, at)?.digits ?? null);
}

const nationalOf = (known: string): string =>
  (known.split('x')[0] ?? '').replace(NOT_DIGIT, '').slice(-NATIONAL);
const extensionOf = (known: string): string | null => known.split('x')[1]?.replace(NOT_DIGIT, '') || null;
const displayOf = (national: string, extension: string | null): string | null =>
  parseDiallable(national, extension)?.display ?? null;
