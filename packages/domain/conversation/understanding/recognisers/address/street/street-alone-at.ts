import { COUNTED_WORDS, NAMELESS_STREETS } from '../../../../lexicon/geography/address-words.ts';
import type { Piece } from '../../pieces.ts';
import type { AddressPart } from '../address-part.ts';
import {
  bareStreetAt,
  breaksAfter,
  endsAt,
  isPlaceAlone,
  kindFirst,
  numberedRoadAt,
  streetAt,
  wordAt,
} from './street-at.ts';
import { streetPart } from './street-part.ts';

const ALONE_SURE = { typed: 0.5, 'weak-kind': 0.3, known: 0.3, bare: 0.2 } as const;

/** "The street is Bayers", "street name: Oak": a name that is said to be one. */
export function labelledStreetAt(pieces: readonly Piece[], from: number): AddressPart | null {
  if (!['street', 'road', 'rue'].includes(wordAt(pieces, from))) return null;
  const named = wordAt(pieces, from + 1) === 'name';
  const at = named ? from + 2 : from + 1;
  const copula = ['is', 'est'].includes(wordAt(pieces, at));
  const colon = pieces[at - 1]?.mark === ':';
  if (!copula && !colon) return null;
  const begin = copula ? at + 1 : at;
  const street = streetAt(pieces, begin) ?? bareStreetAt(pieces, begin);
  if (street === null || !endsAt(pieces, street.to)) return null;
  // "The street is one way", "the road is gravel"
  if (pieces.slice(begin, street.to).every(({ word }) => NAMELESS_STREETS.has(word) || word === 'way'))
    return null;
  return { ...streetPart(pieces, begin, street.to, 0.6), from, labelled: true };
}

/** A street without a number: where a phrase begins, so that "couch on Oak Street" leaves the couch out. */
export function streetAloneAt(
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
  return { ...streetPart(pieces, kindFirst(pieces, at), street.to, ALONE_SURE[street.form]), from: at };
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
