import {
  HALIFAX_POSTAL_CODE,
  LEAD_IN_WORDS,
  TAKING_BACK_WORDS,
} from '../../../lexicon/geography/address-words.ts';
import { OPENED_BY_FIGURES } from '../../../lexicon/notes/crew-words.ts';
import { isFigures, type Piece } from '../pieces.ts';
import { type AddressPart, partOf } from './address-part.ts';
import { labelledHouseNumberAt } from './labels.ts';
import { placeAt } from './place-at.ts';
import { placePartAt, unknownPlaceAt } from './place-part-at.ts';
import { postBoxAt } from './post-box-at.ts';
import { postalCodeAt } from './postal-code-at.ts';
import { provinceAt } from './province-at.ts';
import { cornerAt } from './street/corner-at.ts';
import { houseNumberAt } from './street/house-number-at.ts';
import { kindFirstStreetAt } from './street/kind-first-street-at.ts';
import { numberedStreetAt } from './street/numbered-street-at.ts';
import { labelledStreetAt, streetAloneAt } from './street/street-alone-at.ts';
import { breaksAfter, endsAt, streetAt, wordAt } from './street/street-at.ts';
import { unitAt } from './unit-at.ts';

/** How many words of a sentence may part the unit's number from the house's: "the building is". */
const MAX_BETWEEN = 3;
const NUMBER_WORDS = new Set(['number', 'no', 'num', 'numero', 'nr', 'nbr']);

/** Every part of an address in a message, in order; none overlaps another. */
export function findParts(pieces: readonly Piece[], asked: boolean): AddressPart[] {
  const parts: AddressPart[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = partsAt(pieces, at, parts, asked);
    parts.push(...found);
    at = Math.max(at + 1, found.at(-1)?.to ?? 0);
  }
  return parts
    .map((part, index) => roomNumber(part, parts[index + 1], pieces))
    .filter((part, index) => !isSaidAgain(part, parts[index - 1]));
}

/** "In Dartmouth, Dartmouth side". */
const isSaidAgain = (part: AddressPart, before: AddressPart | undefined): boolean =>
  part.kind === 'place' &&
  before?.kind === 'place' &&
  // "Dartmuoth no Dartmouth"
  before.turned !== true &&
  part.value.toLowerCase() === before.value.toLowerCase();

/** "Number 507, building is 6 Horizon Court": a number before the house number is the unit's. */
function roomNumber(part: AddressPart, next: AddressPart | undefined, pieces: readonly Piece[]): AddressPart {
  if (part.kind !== 'house' || next?.kind !== 'house' || next.from - part.to > MAX_BETWEEN) return part;
  const named = NUMBER_WORDS.has(wordAt(pieces, part.from));
  return named ? { ...part, kind: 'unit', written: `number ${part.value}`, labelled: true } : part;
}

function partsAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
  asked: boolean,
): readonly AddressPart[] {
  const single =
    postBoxAt(pieces, at) ??
    postalPartAt(pieces, at) ??
    halfCodeAt(pieces, at, before, asked) ??
    cornerAt(pieces, at, asked);
  if (single !== null) return [single];
  const kindFirst = kindFirstStreetAt(pieces, at);
  if (kindFirst.length > 0) return kindFirst;
  const numbered = numberedStreetAt(pieces, at, asked);
  if (numbered.length > 0) return numbered;
  const other =
    (isOfCode(pieces, at) ? null : unitAt(pieces, at)) ??
    (asked ? numberAloneAt(pieces, at) : null) ??
    namedNumberAt(pieces, at, before) ??
    trailingNumberAt(pieces, at, before) ??
    rightNumberAt(pieces, at, before) ??
    labelledHouseNumberAt(pieces, at) ??
    labelledStreetAt(pieces, at) ??
    streetAloneAt(pieces, at, before, asked) ??
    placePartAt(pieces, at, before) ??
    provinceAt(pieces, at, before) ??
    unknownPlaceAt(pieces, at, before);
  return other === null ? [] : [other];
}

function postalPartAt(pieces: readonly Piece[], at: number): AddressPart | null {
  const postal = postalCodeAt(pieces, at);
  if (postal === null) return null;
  const [start, end] = [pieces[at]?.start ?? 0, pieces[postal.to - 1]?.end ?? 0];
  return partOf({ kind: 'postal', from: at, to: postal.to, start, end, value: postal.code, sure: 0.75 });
}

/** "12 Main Street, B2W", or "B2W" alone where an address was asked: the first half of a code tells the place. */
function halfCodeAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
  asked: boolean,
): AddressPart | null {
  const start = pieces[at]?.start ?? 0;
  const length = pieces.slice(at, at + 3).filter(({ token }) => token === pieces[at]?.token).length;
  const end = pieces[at + length - 1]?.end ?? start;
  const halves = pieces.slice(at, at + length).map(({ text }) => text);
  const value = halves.join('').toUpperCase();
  if (end - start !== 3 || !HALIFAX_POSTAL_CODE.test(`${value} 1A1`)) return null;
  const isAlone = asked && at + length === pieces.length && pieces.length <= length + MAX_BETWEEN;
  if (!isAlone && before.at(-1)?.to !== at) return null;
  return partOf({ kind: 'place', from: at, to: at + length, start, end, value, sure: 0.4, wide: true });
}

/** "12", "it's 12" where the address was asked: nothing but a house number. */
function numberAloneAt(pieces: readonly Piece[], at: number): AddressPart | null {
  const piece = pieces[at];
  if (pieces.length > 4 || !isFigures(piece) || !/^[1-9]\d{0,4}[a-z]?$/.test(piece.word)) return null;
  if (!pieces.every(({ word }, index) => index === at || LEAD_IN_WORDS.has(word))) return null;
  const { start, end, text: value } = piece;
  return partOf({ kind: 'house', from: at, to: at + 1, start, end, value, sure: 0.35 });
}

/** "Pine Drive in Dartmouth, number 33" is the house's; of "number 507, the building is 6 Oak Court" it is the unit's. */
function namedNumberAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
): AddressPart | null {
  const piece = pieces[at + 1];
  if (!NUMBER_WORDS.has(wordAt(pieces, at)) || !isFigures(piece)) return null;
  if (!/^[1-9]\d{0,4}[a-z]?$/.test(piece.word) || !endsAt(pieces, at + 2)) return null;
  const numberless =
    before.some(({ kind }) => kind === 'street') && !before.some(({ kind }) => kind === 'house');
  if (!numberless && !isBeforeHouse(pieces, at + 2)) return null;
  const { start, end, text: value } = piece;
  return partOf({ kind: 'house', from: at, to: at + 2, start, end, value, sure: 0.4 });
}

/** "Code de porte 2580", "code for the door 2580": no unit. */
const isOfCode = (pieces: readonly Piece[], at: number): boolean =>
  DOORS.has(wordAt(pieces, at)) &&
  pieces.slice(Math.max(0, at - MAX_BETWEEN), at).some(({ word }) => OPENED_BY_FIGURES.has(word));
const DOORS = new Set(['porte', 'door', 'building', 'bldg', 'tower']);

/** "12 Oak Street, Halifax. Oops, meant 21": the house number put right behind its street. */
function rightNumberAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
): AddressPart | null {
  const piece = pieces[at];
  const [house, street] = [
    before.find(({ kind }) => kind === 'house'),
    before.find(({ kind }) => kind === 'street'),
  ];
  if (house === undefined || street === undefined || !isFigures(piece)) return null;
  const isLast = at + 1 === pieces.length || !['', '-'].includes(piece.mark);
  // "12 Oak Street, I mean 14, 14 Oak Street"
  if (!isLast || isFigures(pieces[at + 1])) return null;
  const said = pieces.slice(Math.max(street.to, at - MAX_BETWEEN), at).map(({ word }) => word);
  // "9 Oakland Rd Halifax, door code 2468, oops 2486" puts the code right.
  if (pieces.slice(before.at(-1)?.to ?? 0, at).some(({ word }) => OPENED_BY_FIGURES.has(word))) return null;
  const isRight = said.some((word) => TAKING_BACK_WORDS.has(word)) || isAnsweringNo(said);
  if (!/^[1-9]\d{0,4}[a-z]?$/.test(piece.word) || !isRight) return null;
  const { start, end, text: value } = piece;
  const kind = before.at(-1)?.kind === 'unit' ? 'unit' : 'house';
  return partOf({ kind, from: at, to: at + 1, start, end, value, sure: 0.6 });
}

/** "14 Pine Street, uh no 41", "non 41": without such a word before it, an English "no" may stand for "number". */
const isAnsweringNo = (said: readonly string[]): boolean =>
  said.at(-1) === 'non' || (said.at(-1) === 'no' && HESITATING.has(said.at(-2) ?? ''));
const HESITATING = new Set(['uh', 'um', 'oh', 'ah', 'hmm', 'er', 'euh']);

/** A house number with its street within a few words. */
function isBeforeHouse(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at <= from + MAX_BETWEEN; at += 1) {
    const house = isFigures(pieces[at]) ? houseNumberAt(pieces, at) : null;
    if (house !== null) return streetAt(pieces, house.to)?.form === 'typed';
  }
  return false;
}

/** "100 Main St 302, Halifax" is a unit; "Main Street 302, Halifax" a house number, as some countries write it. */
function trailingNumberAt(
  pieces: readonly Piece[],
  at: number,
  before: readonly AddressPart[],
): AddressPart | null {
  const [house, street] = [before.at(-2), before.at(-1)];
  if (street?.kind !== 'street' || street.to !== at) return null;
  const named = NUMBER_WORDS.has(wordAt(pieces, at));
  const index = named ? at + 1 : at;
  const piece = pieces[index];
  if (!isFigures(piece) || !/^[1-9]\d{0,4}[a-z]?$/.test(piece.word)) return null;
  // "Corner of Robie and Almon, number 27 Robie Street": it belongs to the street behind.
  if (placeAt(pieces, index + 1) === null && streetAt(pieces, index + 1) !== null) return null;
  const numbered = house?.kind === 'house' && house.to === street.from;
  const settled = named || placeAt(pieces, at + 1) !== null || postalCodeAt(pieces, at + 1) !== null;
  if (!settled && (numbered || !endsAt(pieces, at + 1) || breaksAfter(pieces[at - 1]))) return null;
  const { start, end, text: value } = piece;
  return partOf({ kind: numbered ? 'unit' : 'house', from: at, to: index + 1, start, end, value, sure: 0.5 });
}
