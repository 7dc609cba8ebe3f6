import { isFigures, oncePerPiece, type Piece } from '../../pieces.ts';
import { frenchNumberAt } from './french-number.ts';
import { type SpokenNumber, spokenNumberAt } from './spoken-number.ts';
import { streetAt } from './street-at.ts';

export interface FoundHouseNumber {
  /** `12`, `12B`, `12-14`, `12 1/2`. */
  readonly value: string;
  /** Where it begins in the text, its number sign included. */
  readonly start: number;
  readonly end: number;
  readonly to: number;
  /** "302-1480": the unit before the dash. */
  readonly unit: { readonly value: string; readonly start: number; readonly end: number } | null;
  readonly spoken: boolean;
}

const HOUSE_NUMBER = /^[1-9]\d{0,5}[a-z]?$/;
/** The widest range that is one building, "12-18": beyond, the first figure is a unit. */
const MAX_RANGE = 12;

/** The house number that begins at this piece, with a unit dashed to it; figures, or words as people read them out. */
export const houseNumberAt = oncePerPiece(readHouseNumber);

function readHouseNumber(pieces: readonly Piece[], from: number): FoundHouseNumber | null {
  const piece = pieces[from];
  if (piece === undefined) return null;
  if (isPrecededByFigures(pieces, from) || isFloor(pieces, from)) return null;
  const digits = digitsAt(pieces, from);
  if (digits !== null) return digits;
  const isScaled = ['hundred', 'thousand'].includes(pieces[from + 1]?.word ?? '');
  if (isScaled || !isHouseFigures(piece)) return letteredUnitAt(pieces, from) ?? spokenAt(pieces, from);
  const second = pieces[from + 1];
  if (isDashed(piece) && isFigures(second) && isHouseFigures(second)) return dashedAt(pieces, from, second);
  if (piece.mark === '-' && /^[a-h]$/.test(second?.word ?? '') && second?.mark === '') {
    const numbers = { start: startOf(piece), end: second.end, to: from + 2, spoken: false };
    return { ...numbers, value: `${piece.text}-${second.text}`, unit: null };
  }
  return piece.mark === '' || piece.mark === ',' || piece.mark === '-' ? withFraction(pieces, from) : null;
}

/** "2e étage", "3 ième étage" */
const isFloor = (pieces: readonly Piece[], from: number): boolean => {
  const [number = '', next = '', third = ''] = pieces.slice(from, from + 3).map(({ word }) => word);
  if (/^\d+$/.test(number)) return /^(?:e|er|ere|i?eme)$/.test(next) && third === 'etage';
  return /^\d+(?:e|er)$/.test(number) && next === 'etage';
};

/** "3 0 7 Oak Drive", read out digit by digit. */
function digitsAt(pieces: readonly Piece[], from: number): FoundHouseNumber | null {
  let to = from;
  while (to - from < MAX_DIGITS && isDigit(pieces[to])) to += 1;
  const [first, last] = [pieces[from], pieces[to - 1]];
  if (to - from < 2 || first === undefined || last === undefined || first.word === '0') return null;
  if (streetAt(pieces, to)?.form !== 'typed') return null;
  const value = pieces
    .slice(from, to)
    .map(({ word }) => word)
    .join('');
  return { value, start: startOf(first), end: last.end, to, unit: null, spoken: true };
}

const MAX_DIGITS = 5;
const isDigit = (piece: Piece | undefined): boolean =>
  isFigures(piece) && piece.word.length === 1 && piece.mark === '';
const isHouseFigures = (piece: Piece): boolean => HOUSE_NUMBER.test(piece.word);
const isDashed = ({ mark }: Piece): boolean => mark === '-' || mark === '/';

/** Glued to two runs of figures before it, this is the rest of a phone number or a date. */
function isPrecededByFigures(pieces: readonly Piece[], from: number): boolean {
  const [second, first] = [pieces[from - 1], pieces[from - 2]];
  const token = pieces[from]?.token;
  return isFigures(second) && isFigures(first) && second.token === token && first.token === token;
}

function dashedAt(pieces: readonly Piece[], from: number, second: Piece): FoundHouseNumber | null {
  const first = pieces[from] as Piece;
  const after = pieces[from + 2];
  if (isDashed(second) && isFigures(after)) return null;
  if (first.mark === '/' && first.word === '1' && second.word === '2') return null;
  const numbers = { start: startOf(first), end: second.end, to: from + 2, spoken: false };
  const isRange = isRangeOf(Number.parseInt(first.word, 10), Number.parseInt(second.word, 10), first, second);
  if (isRange && !first.hashed) return { ...numbers, value: `${first.text}-${second.text}`, unit: null };
  const unit = { value: first.text, start: first.start, end: first.end };
  return { ...withFraction(pieces, from + 1), start: startOf(first), unit };
}

function isRangeOf(low: number, high: number, first: Piece, second: Piece): boolean {
  return (
    high > low &&
    high - low <= MAX_RANGE &&
    (high - low) % 2 === 0 &&
    first.word.length === second.word.length
  );
}

/** "B-12 Oak St", "B - 12 Oak St". */
function letteredUnitAt(pieces: readonly Piece[], from: number): FoundHouseNumber | null {
  const [letter, number] = [pieces[from], pieces[from + 1]];
  if (letter === undefined || !/^[a-h]$/.test(letter.word) || letter.mark !== '-') return null;
  if (number === undefined || !isHouseFigures(number) || isDashed(number)) return null;
  const unit = { value: letter.text, start: letter.start, end: letter.end };
  return { ...withFraction(pieces, from + 1), start: startOf(letter), unit };
}

/** "12 1/2", "12½", "12 B". */
function withFraction(pieces: readonly Piece[], from: number): FoundHouseNumber {
  const piece = pieces[from] as Piece;
  const plain = {
    value: piece.text,
    start: startOf(piece),
    end: piece.end,
    to: from + 1,
    unit: null,
    spoken: false,
  };
  const [next, after] = [pieces[from + 1], pieces[from + 2]];
  if (next === undefined || piece.mark !== '') return plain;
  if (/^[½¼¾]$/.test(next.text))
    return { ...plain, value: `${piece.text}${next.text}`, end: next.end, to: from + 2 };
  if (next.word === '1' && next.mark === '/' && after?.word === '2') {
    return { ...plain, value: `${piece.text} 1/2`, end: after.end, to: from + 3 };
  }
  const isSuffix =
    /^[a-d]$/.test(next.word) && next.mark === '' && (next.text !== 'a' || after?.word !== 'couch');
  return isSuffix && /^\d+$/.test(piece.word)
    ? { ...plain, value: `${piece.text} ${next.text}`, end: next.end, to: from + 2 }
    : plain;
}

function spokenAt(pieces: readonly Piece[], from: number): FoundHouseNumber | null {
  const number = spokenNumberAt(pieces, from) ?? frenchAt(pieces, from);
  const last = number === null ? undefined : pieces[number.to - 1];
  if (number === null || last === undefined) return null;
  return {
    value: number.digits,
    start: (pieces[from] as Piece).start,
    end: last.end,
    to: number.to,
    unit: null,
    spoken: true,
  };
}

function frenchAt(pieces: readonly Piece[], from: number): SpokenNumber | null {
  const number = frenchNumberAt(pieces, from);
  return number === null || number.value > 99_999 ? null : { digits: String(number.value), to: number.to };
}

const startOf = ({ start, hashed }: Piece): number => (hashed ? start - 1 : start);
