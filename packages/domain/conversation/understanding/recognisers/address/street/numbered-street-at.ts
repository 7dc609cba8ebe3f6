import { LEADING_KINDS } from '../../../../../site/street-kinds.ts';
import {
  CONNECTING_WORDS,
  NOT_STREET_NAMES,
  UNIT_LABELS,
} from '../../../../lexicon/geography/address-words.ts';
import { isFigures, type Piece } from '../../pieces.ts';
import { type AddressPart, partOf } from '../address-part.ts';
import { labelledHouseNumberAt } from '../labels.ts';
import { placeAt } from '../place-at.ts';
import { postalCodeAt } from '../postal-code-at.ts';
import { type FoundHouseNumber, houseNumberAt } from './house-number-at.ts';
import {
  bareStreetAt,
  breaksAfter,
  endsAt,
  type FoundStreet,
  isPlaceAlone,
  kindFirst,
  misspelledStreetAt,
  oddStreetAt,
  streetAt,
  wordAt,
} from './street-at.ts';
import { streetPart } from './street-part.ts';

/** How sure a street with a number before it is, by the way it is written. */
const NUMBERED_SURE = { typed: 0.86, 'weak-kind': 0.7, known: 0.75, bare: 0.4 } as const;
const NUMBER_WORDS = new Set(['number', 'no', 'num', 'numero', 'nr']);

/** A house number with its street: as two parts, or three with the unit dashed to the number. */
export function numberedStreetAt(pieces: readonly Piece[], from: number, asked: boolean): AddressPart[] {
  const labelled = labelledHouseNumberAt(pieces, from);
  // "Number 27 Oak Street": the word alone labels nothing else.
  const at = labelled === null && NUMBER_WORDS.has(wordAt(pieces, from)) ? from + 1 : from;
  const found = labelled === null ? houseNumberAt(pieces, at) : fromLabel(labelled);
  if (found === null) return [];
  const house = { ...found, to: pastOf(pieces, found.to) };
  const street = streetAfter(pieces, house, asked);
  if (street === null) return [];
  const sure = NUMBERED_SURE[street.form] - (house.spoken && street.form !== 'typed' ? 0.1 : 0);
  const { value, start, end, unit } = house;
  const units = unit === null ? [] : [partOf({ kind: 'unit', from: at, to: at + 1, ...unit, sure })];
  const begins = unit === null ? start : end - value.length;
  return [
    ...units,
    partOf({ kind: 'house', from, to: house.to, start: begins, end, value, sure }),
    streetPart(pieces, kindFirst(pieces, house.to), street.to, sure),
  ];
}

/** "12 de la rue des Pins", "40 du chemin Cole" */
function pastOf(pieces: readonly Piece[], at: number): number {
  const to = wordAt(pieces, at) === 'du' ? at + 1 : wordAt(pieces, at) === 'de' ? at + 2 : at;
  return to > at && LEADING_KINDS.has(wordAt(pieces, to)) ? to : at;
}

const fromLabel = ({ value, start, end, to }: AddressPart): FoundHouseNumber => ({
  value,
  start,
  end,
  to,
  unit: null,
  spoken: false,
});

/** The street behind a house number; a mere name only where a place or a postal code follows, or an address was asked. */
function streetAfter(pieces: readonly Piece[], house: FoundHouseNumber, asked: boolean): FoundStreet | null {
  if (pieces[house.to - 1]?.mark === '-' && house.unit === null) return null;
  // "Cove Road 1080, Halifax": a place behind a comma is the place.
  if (breaksAfter(pieces[house.to - 1]) && isPlaceAlone(pieces, house.to)) return null;
  const street =
    streetAt(pieces, house.to) ??
    misspelledStreetAt(pieces, house.to) ??
    (house.spoken ? null : oddStreetAt(pieces, house.to, house.unit !== null));
  if (street !== null && !isMerePlace(pieces, house.to, street) && !goesOn(pieces, street)) return street;
  const bare = bareStreetAt(pieces, house.to);
  if (bare === null || house.spoken || isMerePlace(pieces, house.to, bare)) return null;
  const place = placeAt(pieces, bare.to);
  const settled =
    place !== null || postalCodeAt(pieces, bare.to) !== null || wordAt(pieces, bare.to) === 'in';
  if (settled) return { ...bare, form: isFigures(pieces[house.to]) ? 'bare' : 'weak-kind' };
  return asked && endsAt(pieces, bare.to) ? bare : null;
}

/** "1 king bed": behind a street's mere name stands a word that no address goes on with. */
function goesOn(pieces: readonly Piece[], { form, to }: FoundStreet): boolean {
  const word = wordAt(pieces, to);
  if (form !== 'known' || endsAt(pieces, to) || NOT_STREET_NAMES.has(word) || CONNECTING_WORDS.has(word))
    return false;
  return (
    !UNIT_LABELS.has(word) &&
    placeAt(pieces, to) === null &&
    postalCodeAt(pieces, to) === null &&
    pieces[to]?.hashed !== true
  );
}

/** "Buzzer 1204 Dartmouth": a place by the name of a street, without a place behind it. */
function isMerePlace(pieces: readonly Piece[], at: number, street: FoundStreet): boolean {
  const place = placeAt(pieces, at);
  const named = street.form === 'known' || street.form === 'bare';
  if (!named || place === null || place.weak) return false;
  return placeAt(pieces, street.to) === null && postalCodeAt(pieces, street.to) === null;
}
