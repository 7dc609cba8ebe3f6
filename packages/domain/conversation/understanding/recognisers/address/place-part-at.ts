import { WITHIN_WORDS } from '../../../lexicon/geography/address-words.ts';
import { type Piece, textOfPieces } from '../pieces.ts';
import { type AddressPart, partOf } from './address-part.ts';
import { placeAt } from './place-at.ts';
import { postalCodeAt } from './postal-code-at.ts';
import { breaksAfter, endsAt, isNameWord, startsUpper, wordAt } from './street/street-at.ts';

const MAX_UNKNOWN = 4;

/**
 * A place that no list knows: what stands on its own between a street and the postal code. The postal code tells whether
 * it is served.
 */
export function unknownPlaceAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
): AddressPart | null {
  const last = before.at(-1);
  if (last === undefined || last.to !== at || (last.kind !== 'street' && last.kind !== 'unit')) return null;
  if (!breaksAfter(pieces[at - 1])) return null;
  let to = at;
  while (to - at < MAX_UNKNOWN && isNameWord(pieces[to], to > at) && !/^\d/.test(wordAt(pieces, to))) {
    to += 1;
    if (breaksAfter(pieces[to - 1]) || isCodeBehind(pieces, to)) break;
  }
  if (to === at || !isCodeBehind(pieces, to)) return null;
  const [start, end] = [pieces[at]?.start ?? 0, pieces[to - 1]?.end ?? 0];
  const value = textOfPieces(pieces, at, to);
  return partOf({ kind: 'place', from: at, to, start, end, value, sure: 0.3, outside: true });
}

/** "Truro Heights", "Windsor Mills": a village with the name of a town that is not served. */
function wholeNameEnd(
  pieces: readonly Piece[],
  { to, area }: NonNullable<ReturnType<typeof placeAt>>,
): number {
  const goesOn =
    area === null && !breaksAfter(pieces[to - 1]) && startsUpper(pieces[to]) && isNameWord(pieces[to], true);
  return goesOn && (breaksAfter(pieces[to]) || isCodeBehind(pieces, to + 1)) ? to + 1 : to;
}

/** "B0J 1A1", "NS B0J 1A1" */
const isCodeBehind = (pieces: readonly Piece[], at: number): boolean =>
  postalCodeAt(pieces, at) !== null || (wordAt(pieces, at) === 'ns' && postalCodeAt(pieces, at + 1) !== null);

/** A place as a part of an address. */
export function placePartAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
): AddressPart | null {
  const found = placeAt(pieces, at);
  if (found === null) return null;
  const place = { ...found, to: wholeNameEnd(pieces, found) };
  const [start, end] = [pieces[at]?.start ?? 0, pieces[place.to - 1]?.end ?? 0];
  // "bedfrd": a driver and a map need the name itself.
  const value = place.respelled === undefined ? textOfPieces(pieces, at, place.to) : titled(place.respelled);
  const within = WITHIN_WORDS.has(wordAt(pieces, at - 1));
  const beside = before.at(-1)?.to === at;
  if (place.weak && !within && !beside && !(breaksAfter(pieces[at - 1]) && endsAt(pieces, place.to)))
    return null;
  const sure = place.weak ? (within ? 0.4 : 0.3) : within ? 0.55 : 0.5;
  const { area, weak, wide } = place;
  return partOf({
    kind: 'place',
    from: at,
    to: place.to,
    start,
    end,
    value,
    sure,
    area,
    outside: area === null,
    weak,
    wide,
    turned: place.respelled !== undefined,
  });
}

const titled = (name: string): string => name.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase());
