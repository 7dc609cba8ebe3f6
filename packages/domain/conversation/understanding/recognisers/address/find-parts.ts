import {
  CONNECTING_WORDS,
  COUNTED_WORDS,
  LEAD_IN_WORDS,
  NAMELESS_STREETS,
  NOT_STREET_NAMES,
  UNIT_LABELS,
  WITHIN_WORDS,
} from '../../../lexicon/geography/address-words.ts';
import { isFigures, type Piece, textOfPieces } from '../pieces.ts';
import { type AddressPart, partOf } from './address-part.ts';
import { cornerAt } from './corner-at.ts';
import { type FoundHouseNumber, houseNumberAt } from './house-number-at.ts';
import { labelledHouseNumberAt } from './labels.ts';
import { placeAt } from './place-at.ts';
import { postBoxAt } from './post-box-at.ts';
import { postalCodeAt } from './postal-code-at.ts';
import { provinceAt } from './province-at.ts';
import {
  bareStreetAt,
  breaksAfter,
  endsAt,
  type FoundStreet,
  isPlaceAlone,
  misspelledStreetAt,
  numberedRoadAt,
  streetAt,
  wordAt,
} from './street-at.ts';
import { unitAt } from './unit-at.ts';

/** How sure a street with a number before it is, by the way it is written. */
const NUMBERED_SURE = { typed: 0.86, 'weak-kind': 0.7, known: 0.75, bare: 0.4 } as const;
const ALONE_SURE = { typed: 0.5, 'weak-kind': 0.3, known: 0.3, bare: 0.2 } as const;

/** Every part of an address in a message, in order; none overlaps another. */
export function findParts(pieces: readonly Piece[], asked: boolean): AddressPart[] {
  const parts: AddressPart[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = partsAt(pieces, at, parts, asked);
    parts.push(...found);
    at = Math.max(at + 1, found.at(-1)?.to ?? 0);
  }
  return parts;
}

function partsAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
  asked: boolean,
): readonly AddressPart[] {
  const single = postBoxAt(pieces, at) ?? postalPartAt(pieces, at) ?? cornerAt(pieces, at);
  if (single !== null) return [single];
  const numbered = numberedStreetAt(pieces, at, asked);
  if (numbered.length > 0) return numbered;
  const other =
    unitAt(pieces, at) ??
    (asked ? numberAloneAt(pieces, at) : null) ??
    trailingNumberAt(pieces, at, before) ??
    labelledHouseNumberAt(pieces, at) ??
    streetAloneAt(pieces, at, before, asked) ??
    placePartAt(pieces, at, before) ??
    provinceAt(pieces, at, before);
  return other === null ? [] : [other];
}

function postalPartAt(pieces: readonly Piece[], at: number): AddressPart | null {
  const postal = postalCodeAt(pieces, at);
  if (postal === null) return null;
  const [start, end] = [pieces[at]?.start ?? 0, pieces[postal.to - 1]?.end ?? 0];
  return partOf({ kind: 'postal', from: at, to: postal.to, start, end, value: postal.code, sure: 0.75 });
}

/** A house number with its street: as two parts, or three with the unit dashed to the number. */
function numberedStreetAt(pieces: readonly Piece[], at: number, asked: boolean): AddressPart[] {
  const labelled = labelledHouseNumberAt(pieces, at);
  const house = labelled === null ? houseNumberAt(pieces, at) : fromLabel(labelled);
  if (house === null) return [];
  const street = streetAfter(pieces, house, asked);
  if (street === null) return [];
  const sure = NUMBERED_SURE[street.form] - (house.spoken && street.form !== 'typed' ? 0.1 : 0);
  const { value, start, end } = house;
  const unit =
    house.unit === null ? [] : [partOf({ kind: 'unit', from: at, to: at + 1, ...house.unit, sure })];
  return [
    ...unit,
    partOf({
      kind: 'house',
      from: at,
      to: house.to,
      start: unit.length > 0 ? numberStart(house, value) : start,
      end,
      value,
      sure,
    }),
    streetPart(pieces, house.to, street.to, sure),
  ];
}

/** "12", "it's 12" where the address was asked: nothing but a house number. */
function numberAloneAt(pieces: readonly Piece[], at: number): AddressPart | null {
  const piece = pieces[at];
  if (pieces.length > 4 || !isFigures(piece) || !/^[1-9]\d{0,4}[a-z]?$/.test(piece.word)) return null;
  if (!pieces.every(({ word }, index) => index === at || LEAD_IN_WORDS.has(word))) return null;
  const { start, end, text: value } = piece;
  return partOf({ kind: 'house', from: at, to: at + 1, start, end, value, sure: 0.35 });
}

const numberStart = ({ end }: FoundHouseNumber, value: string): number => end - value.length;

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
  const street = streetAt(pieces, house.to) ?? misspelledStreetAt(pieces, house.to);
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

function streetPart(pieces: readonly Piece[], from: number, to: number, sure: number): AddressPart {
  const start = pieces[from]?.start ?? 0;
  const end = pieces[to - 1]?.end ?? start;
  const value = textOfPieces(pieces, from, to);
  return partOf({ kind: 'street', from, to, start, end, value, sure });
}

/** "100 Main St 302, Halifax" is a unit; "Main Street 302, Halifax" a house number, as some countries write it. */
function trailingNumberAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
): AddressPart | null {
  const [house, street] = [before.at(-2), before.at(-1)];
  if (street?.kind !== 'street' || street.to !== at) return null;
  const named = ['number', 'no', 'num', 'numero'].includes(wordAt(pieces, at));
  const index = named ? at + 1 : at;
  const piece = pieces[index];
  if (!isFigures(piece) || !/^[1-9]\d{0,4}[a-z]?$/.test(piece.word)) return null;
  const numbered = house?.kind === 'house' && house.to === street.from;
  const settled = named || placeAt(pieces, at + 1) !== null || postalCodeAt(pieces, at + 1) !== null;
  if (!settled && (numbered || !endsAt(pieces, at + 1) || breaksAfter(pieces[at - 1]))) return null;
  const { start, end, text: value } = piece;
  return partOf({ kind: numbered ? 'unit' : 'house', from: at, to: index + 1, start, end, value, sure: 0.5 });
}

/** A street without a number: where a phrase begins, so that "couch on Oak Street" leaves the couch out. */
function streetAloneAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
  asked: boolean,
): AddressPart | null {
  const road = numberedRoadAt(pieces, at);
  if (road !== null) return streetPart(pieces, at, road.to, 0.5);
  const street = beginsPhrase(pieces, at, before) ? streetAt(pieces, at) : null;
  // A place by the same name as a street, "Sackville", is the place.
  if (street === null || COUNTED_WORDS.has(wordAt(pieces, at)) || isPlaceAlone(pieces, at)) return null;
  const beside = before.at(-1);
  if (street.form === 'weak-kind' && !(beside?.kind === 'unit' && beside.to === at)) return null;
  if (pieces.slice(at, street.to).some(({ word }) => NAMELESS_STREETS.has(word))) return null;
  const whole = asked && street.to - at === pieces.length;
  if (street.form === 'known' && !whole && !isOnStreet(pieces, at)) return null;
  return streetPart(pieces, at, street.to, ALONE_SURE[street.form]);
}

function beginsPhrase(pieces: readonly Piece[], at: number, before: readonly AddressPart[]): boolean {
  if (at === 0 || before.at(-1)?.to === at || breaksAfter(pieces[at - 1])) return true;
  return PREPOSITIONS.has(wordAt(pieces, at - 1));
}

const PREPOSITIONS = new Set(
  'on at in off is to near by from of the sur its corner street au a and le la for'.split(' '),
);
const isOnStreet = (pieces: readonly Piece[], at: number): boolean =>
  ['on', 'off', 'sur'].includes(wordAt(pieces, at - 1));

function placePartAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
): AddressPart | null {
  const place = placeAt(pieces, at);
  if (place === null) return null;
  const [start, end] = [pieces[at]?.start ?? 0, pieces[place.to - 1]?.end ?? 0];
  const value = textOfPieces(pieces, at, place.to);
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
  });
}
