import { type Piece, textOfPieces } from '../../pieces.ts';
import { type AddressPart, partOf } from '../address-part.ts';

/** A street as a part of an address. */
export function streetPart(pieces: readonly Piece[], from: number, to: number, sure: number): AddressPart {
  const start = pieces[from]?.start ?? 0;
  const end = pieces[to - 1]?.end ?? start;
  const value = textOfPieces(pieces, from, to);
  return partOf({ kind: 'street', from, to, start, end, value, sure });
}
