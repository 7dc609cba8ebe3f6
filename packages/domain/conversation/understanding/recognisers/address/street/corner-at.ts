import { type Piece, textOfPieces } from '../../pieces.ts';
import { type AddressPart, partOf } from '../address-part.ts';
import { placeAt } from '../place-at.ts';
import { bareStreetAt, endsAt, type FoundStreet, streetAt, wordAt } from './street-at.ts';

const CORNER_WORDS = new Set(['corner', 'intersection', 'coin']);
const JOINING = new Set(['and', 'at', 'et', 'de']);

/** "Corner of Robie and Quinpool", "Oak St & Pine Ave": two streets, without a house number. */
export function cornerAt(pieces: readonly Piece[], from: number, asked: boolean): AddressPart | null {
  const said = CORNER_WORDS.has(wordAt(pieces, from));
  const behind = from + (['house', 'lot', 'building', 'store'].includes(wordAt(pieces, from + 1)) ? 2 : 1);
  const named = said && ['of', 'de', 'at', 'on'].includes(wordAt(pieces, behind));
  const first = crossingAt(pieces, named ? behind + 1 : from + (said ? 1 : 0), named);
  if (first === null || !JOINING.has(wordAt(pieces, first.to))) return null;
  const second = crossingAt(pieces, first.to + 1, named);
  if (second === null) return null;
  // "Robie and Almon" where an address was asked: both known, and nothing of a sentence behind.
  const isTyped = first.form === 'typed' || second.form === 'typed';
  const stands =
    endsAt(pieces, second.to) || wordAt(pieces, second.to) === 'in' || placeAt(pieces, second.to) !== null;
  const isAside =
    ['between', 'btwn', 'entre'].includes(wordAt(pieces, from - 1)) || pieces[from - 1]?.mark === ',';
  if (!said && !isTyped && !(asked && stands && !isAside)) return null;
  const [start, end] = [pieces[from]?.start ?? 0, pieces[second.to - 1]?.end ?? 0];
  const value = textOfPieces(pieces, from, second.to);
  return partOf({ kind: 'street', from, to: second.to, start, end, value, sure: said ? 0.75 : 0.6 });
}

/** Behind "corner of" any name will do; else it must be a street by its kind or by its name. */
function crossingAt(pieces: readonly Piece[], at: number, named: boolean): FoundStreet | null {
  const street = streetAt(pieces, at);
  if (street !== null && street.form !== 'weak-kind') return street;
  return street ?? (named ? bareStreetAt(pieces, at) : null);
}
