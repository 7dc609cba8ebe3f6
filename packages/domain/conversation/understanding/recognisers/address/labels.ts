import { isFigures, type Piece } from '../pieces.ts';
import { type AddressPart, partOf } from './address-part.ts';
import { spokenNumberAt } from './street/spoken-number.ts';

const COPULAS = new Set(['is', 'was', 'be', 'its', 'equals', 'est', 'cest', 'to', 'for', 's', 'it']);
const AUXILIARIES = new Set([
  'should',
  'must',
  'needs',
  'would',
  'have',
  'has',
  'actually',
  'really',
  'changed',
  'as',
  'meant',
  'not',
  'ought',
  'read',
  'reads',
  'say',
  'says',
  'wrong',
  'supposed',
  'sorry',
  'my',
  'fault',
  'mistake',
  'bad',
]);
const NUMBER_WORDS = new Set(['number', 'numbers', 'no', 'num', 'nr', 'numero', 'nbr', 'n']);
const HOUSE_WORDS = new Set([
  'house',
  'civic',
  'street',
  'building',
  'door',
  'home',
  'address',
  'maison',
  'civique',
]);
const MAX_SKIPPED = 6;

export interface Skipped {
  to: number;
  /** A verb stands between the label and its value: "is", "should be". */
  labelled: boolean;
}

/**
 * Skips what stands between a label and its value: "number", "is", "should be", ":". Of "isn't 6, it's 9" and "not 6 but
 * 9" the value that was ruled out is skipped too.
 */
export function skipCopula(pieces: readonly Piece[], from: number): Skipped {
  let to = from;
  let labelled = false;
  while (to - from < MAX_SKIPPED && to < pieces.length) {
    const word = pieces[to]?.word ?? '';
    if (isDenial(word) && isValueLike(pieces[to + 1])) to += 2;
    // "L'appartement c'est le 6"
    else if (word === 'le' && labelled && isValueLike(pieces[to + 1])) to += 1;
    else if (COPULAS.has(word) || AUXILIARIES.has(word) || word === 'but') to += 1;
    else if (NUMBER_WORDS.has(word)) {
      to += 1;
      continue;
    } else break;
    labelled = true;
  }
  return { to, labelled };
}

const isDenial = (word: string): boolean => ['not', 'isnt', 'wasnt', 'aint'].includes(word);
const isValueLike = (piece: Piece | undefined): boolean =>
  piece !== undefined && (/^\d/.test(piece.word) || /^[a-h]$/.test(piece.word));

/** "The house number is 14", "civic 4512", "number should be 41", "it's number 41". */
export function labelledHouseNumberAt(pieces: readonly Piece[], from: number): AddressPart | null {
  const word = pieces[from]?.word ?? '';
  const next = pieces[from + 1]?.word ?? '';
  const named = HOUSE_WORDS.has(word) && (NUMBER_WORDS.has(next) || (word === 'house' && /^\d/.test(next)));
  const civic = word === 'civic' || word === 'civique';
  if (!named && !civic && word !== 'number' && word !== 'numero') return null;
  const { to: at, labelled } = skipCopula(pieces, from + 1);
  const number = numberAt(pieces, at);
  if (number === null) return null;
  if (!named && !civic && !labelled && !['its', 'is', 'to'].includes(pieces[from - 1]?.word ?? ''))
    return null;
  const sure = named || civic ? 0.65 : labelled ? 0.45 : 0.4;
  return partOf({ kind: 'house', from, ...number, sure, labelled: named || civic || labelled });
}

interface FoundNumber {
  value: string;
  start: number;
  end: number;
  to: number;
}

function numberAt(pieces: readonly Piece[], at: number): FoundNumber | null {
  const piece = pieces[at];
  if (piece === undefined) return null;
  if (/^\d/.test(piece.word))
    return isAloneFigure(pieces, at) ? { ...spanOf(piece), value: piece.text, to: at + 1 } : null;
  const spoken = spokenNumberAt(pieces, at);
  const last = spoken === null ? undefined : pieces[spoken.to - 1];
  if (spoken === null || last === undefined || spoken.digits.length > 5) return null;
  return { value: spoken.digits, start: piece.start, end: last.end, to: spoken.to };
}

const spanOf = ({ start, end }: Piece): { start: number; end: number } => ({ start, end });

function isAloneFigure(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || ['-', '/', ')'].includes(piece.mark) || isFigures(pieces[at + 1])) return false;
  return /^[1-9]\d{0,4}[a-z]?$/.test(piece.word);
}
