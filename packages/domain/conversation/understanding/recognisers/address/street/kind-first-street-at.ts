import { LEADING_KINDS, STREET_KINDS } from '../../../../../site/street-kinds.ts';
import { isFigures, type Piece, textOfPieces } from '../../pieces.ts';
import { type AddressPart, partOf } from '../address-part.ts';
import { placeAt } from '../place-at.ts';
import { postalCodeAt } from '../postal-code-at.ts';
import { breaksAfter, endsAt, isNameWord, wordAt } from './street-at.ts';

const MAX_NAME_WORDS = 4;
/** As English writes it: turned round, with the kind behind the name. */
const ENGLISH_KINDS = new Set(['street', 'str', 'road', 'rd', 'drive', 'lane', 'crescent', 'court']);
const LEADS = new Set('is at in on my address live lives its au la le adresse the'.split(' '));
const UNITS = new Set(['apt', 'apartment', 'unit', 'suite', 'flat', 'app', 'appartement']);
const HOUSE_NUMBER = /^[1-9]\d{0,4}[a-z]?$/;

/**
 * "Street Maple 45, Dartmouth", "the street is Oak 12", "avenue Acadie 88": the kind, the name and then the number, as much
 * of the world writes it. Street and house, in that order; none elsewhere.
 */
export function kindFirstStreetAt(pieces: readonly Piece[], at: number): AddressPart[] {
  const kind = wordAt(pieces, at);
  const isTurned = ENGLISH_KINDS.has(kind);
  if (!(isTurned || LEADING_KINDS.has(kind)) || !opens(pieces, at)) return [];
  const from = nameFrom(pieces, at);
  let to = from;
  while (to - from < MAX_NAME_WORDS && isNameWord(pieces[to], to > from) && !breaksAfter(pieces[to])) to += 1;
  const house = pieces[to];
  if (to === from || !isFigures(house) || !HOUSE_NUMBER.test(house.word) || !goesNoFurther(pieces, to + 1))
    return [];
  const name = textOfPieces(pieces, from, to);
  const hasKind = STREET_KINDS.has(wordAt(pieces, to - 1));
  const begin = isTurned || from > at + 1 ? from : at;
  const own = textOfPieces(pieces, begin, to);
  const value =
    isTurned && !hasKind ? `${name} ${pieces[at]?.text.replace(/^./, (first) => first.toUpperCase())}` : own;
  const [start, end] = [pieces[begin]?.start ?? 0, pieces[to - 1]?.end ?? 0];
  return [
    partOf({ kind: 'street', from: at, to, start, end, value, sure: 0.6, turned: value !== own }),
    partOf({
      kind: 'house',
      from: to,
      to: to + 1,
      start: house.start,
      end: house.end,
      value: house.text,
      sure: 0.6,
    }),
  ];
}

const opens = (pieces: readonly Piece[], at: number): boolean =>
  at === 0 || breaksAfter(pieces[at - 1]) || LEADS.has(wordAt(pieces, at - 1));

/** Behind "street name is", "street:". */
function nameFrom(pieces: readonly Piece[], at: number): number {
  const from = wordAt(pieces, at + 1) === 'name' ? at + 2 : at + 1;
  return ['is', 'est'].includes(wordAt(pieces, from)) ? from + 1 : from;
}

/** The number ends a phrase, or a place, a postal code or a unit stands behind it. */
const goesNoFurther = (pieces: readonly Piece[], to: number): boolean =>
  endsAt(pieces, to) ||
  placeAt(pieces, to) !== null ||
  postalCodeAt(pieces, to) !== null ||
  UNITS.has(wordAt(pieces, to)) ||
  wordAt(pieces, to) === 'in';
