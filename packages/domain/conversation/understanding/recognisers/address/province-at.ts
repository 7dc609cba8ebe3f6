import { PROVINCE_WORDS } from '../../../lexicon/geography/address-words.ts';
import { type Piece, textOfPieces } from '../pieces.ts';
import { type AddressPart, partOf } from './address-part.ts';
import { wordAt } from './street/street-at.ts';

const PHRASES: readonly (readonly string[])[] = [
  ['nova', 'scotia'],
  ['nouvelle', 'ecosse'],
  ['n', 's'],
  ['n', 'e'],
];

/** "NS", "N.S.", "Nova Scotia", "Canada" behind another part of an address. */
export function provinceAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
): AddressPart | null {
  if (before.at(-1)?.to !== at) return null;
  const phrase = PHRASES.find((words) => words.every((word, index) => wordAt(pieces, at + index) === word));
  // "Halifax (N.-É.)", but "12 Oak Street N E"
  if (phrase?.[1] === 'e' && before.at(-1)?.kind !== 'place') return null;
  const length = phrase?.length ?? (PROVINCE_WORDS.has(wordAt(pieces, at)) ? 1 : 0);
  if (length === 0) return null;
  const to = at + length;
  const [start, end] = [pieces[at]?.start ?? 0, pieces[to - 1]?.end ?? 0];
  const value = textOfPieces(pieces, at, to);
  return partOf({ kind: 'province', from: at, to, start, end, value, sure: 0 });
}
