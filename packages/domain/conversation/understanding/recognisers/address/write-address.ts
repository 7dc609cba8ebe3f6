import { MAX_ADDRESS } from '../../../../leads/fields/text-limits.ts';
import { HALIFAX_POSTAL_CODE } from '../../../lexicon/geography/address-words.ts';
import { type Piece, piecesOfText } from '../pieces.ts';
import type { AddressMention } from '../proposal.ts';
import type { AddressPart } from './address-part.ts';
import { placeAt } from './place-at.ts';

/** An address is at least this long (specification section 5). */
const MIN_COMPLETE = 15;
const FILLER = /[^\s,;.:\n-]/;

/** "Dartmouth B3A B3A 1Y9": half a code that stands in full behind it. */
const BEGUN_CODE = /[ ,]{1,2}[a-z]\d[a-z](?=[ ,]{1,2}[a-z]\d[a-z] \d[a-z]\d\b)/i;

export const withoutBegunCode = (address: string): string => address.replace(BEGUN_CODE, '');

/** The address that these parts say, as written in the text, with each part's label and without other words. */
export function mentionOf(
  parts: readonly AddressPart[],
  text: string,
  pieces: readonly Piece[],
): AddressMention {
  const valueFor = (kind: AddressPart['kind']) => parts.find((part) => part.kind === kind)?.value ?? null;
  const places = parts.filter(({ kind }) => kind === 'place');
  const place = cityOf(places);
  const [street, houseNumber, postalCode] = [valueFor('street'), valueFor('house'), valueFor('postal')];
  const area = place === null ? areaOfStreet(street) : place.area;
  const found = street !== null && (place !== null || postalCode !== null || area !== null);
  const written = withoutBegunCode(writtenAs(parts, text, pieces));
  const address = bounded(lengthened(written, found, area), parts);
  return {
    address,
    unit: unitOf(parts),
    houseNumber,
    street,
    place: place?.value ?? null,
    postalCode,
    area,
    outside: postalCode === null ? (place?.outside ?? false) : !HALIFAX_POSTAL_CODE.test(postalCode),
    complete: found && address.length >= MIN_COMPLETE,
    postBox: parts.some(({ kind }) => kind === 'box') && street === null,
  };
}

/** The last place, since a city follows its neighbourhood; unless that is the region or its city. */
function cityOf(places: readonly AddressPart[]): AddressPart | null {
  return (
    places.findLast(({ wide, weak }) => !wide && !weak) ??
    places.findLast(({ wide }) => wide) ??
    places.at(-1) ??
    null
  );
}

/** Roads that run through what they are named after; Sackville Street does not, and Kearney Lake Road lies in two towns. */
const THROUGH =
  /^(?:bedford h|sackville dr|cole harbou?r r|hammonds plains r|dutch village r|windmill r|cow bay r|portland h|beaver ?bank r|lucasville r|waverley r|prospect r|herring cove r|purcells cove r|(?:st|saint) margaret.?s bay r|mount edward r|crichton park r)/i;

/** "800 Bedford Highway" tells its city. */
function areaOfStreet(street: string | null): string | null {
  if (street === null || !THROUGH.test(street)) return null;
  const pieces = piecesOfText(street);
  return pieces.map((_, at) => placeAt(pieces, at)).find((place) => place?.area && !place.weak)?.area ?? null;
}

function unitOf(parts: readonly AddressPart[]): string | null {
  const units = parts.filter(({ kind }) => kind === 'unit');
  return units.length === 0 ? null : units.map(({ value }) => value).join(', ');
}

/** A short address that is whole, "1 Oak St hfx", gets what makes it long enough to be taken. */
function lengthened(address: string, found: boolean, area: string | null): string {
  return found && area !== null && address.length < MIN_COMPLETE ? `${address}, NS` : address;
}

function writtenAs(parts: readonly AddressPart[], text: string, pieces: readonly Piece[]): string {
  if (isOutOfOrder(parts)) return inOrder(parts, text, pieces);
  let written = '';
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const alone = part.kind === 'house' && next?.kind !== 'street' && index === 0 && parts.length === 1;
    written += alone ? part.value : writtenPart(part, text, pieces);
    if (next !== undefined) written += separator(part, next, text, pieces);
  }
  return written.replace(/ {2,}/g, ' ').trim();
}

/** "Bedford, 12 Oak Street", "Oak Street, number 12": the order in which no driver reads an address. */
function isOutOfOrder(parts: readonly AddressPart[]): boolean {
  const street = parts.findIndex(({ kind }) => kind === 'street');
  const house = parts.findIndex(({ kind }) => kind === 'house');
  if (street < 0) return false;
  if (house > street) return true;
  // "Clayton Park, 12 Oak Street, Halifax" stays as it was said.
  const behind = parts.slice(street).filter(({ kind }) => kind === 'place');
  const isNested =
    behind.length > 0 &&
    parts.every((part, index) => part.kind !== 'place' || isFirstSaid(part, index, parts));
  return parts
    .slice(0, street)
    .some(({ kind }) => BEHIND_STREET.has(kind) && !(isNested && kind === 'place'));
}

const BEHIND_STREET = new Set<AddressPart['kind']>(['place', 'postal', 'province']);
const WRITING_ORDER: readonly AddressPart['kind'][] = [
  'box',
  'unit',
  'house',
  'street',
  'place',
  'province',
  'postal',
];

const UNIT_BEHIND: readonly AddressPart['kind'][] = [
  'box',
  'house',
  'street',
  'unit',
  'place',
  'province',
  'postal',
];

/** "Cole Harbour Place, 51 Oak Street, Cole Harbour" needs its place once. */
const isFirstSaid = (part: AddressPart, index: number, all: readonly AddressPart[]): boolean =>
  part.kind !== 'place' ||
  all.findIndex(({ kind, value }) => kind === 'place' && value.toLowerCase() === part.value.toLowerCase()) ===
    index;

function inOrder(parts: readonly AddressPart[], text: string, pieces: readonly Piece[]): string {
  const street = parts.findIndex(({ kind }) => kind === 'street');
  const unit = parts.findIndex(({ kind }) => kind === 'unit');
  const order = unit > street ? UNIT_BEHIND : WRITING_ORDER;
  const sorted = order.flatMap((kind) => parts.filter((part) => part.kind === kind)).filter(isFirstSaid);
  return sorted
    .map((part, index) => {
      const next = sorted[index + 1];
      const glue = next === undefined ? '' : part.kind === 'house' || next.kind === 'postal' ? ' ' : ', ';
      return `${writtenPart(part, text, pieces)}${glue}`;
    })
    .join('');
}

/** With its label, unless a verb stands between: "unit is 5" is written "unit 5". */
function writtenPart(part: AddressPart, text: string, pieces: readonly Piece[]): string {
  if (part.kind === 'postal' || part.kind === 'house') return part.value;
  // "The unit is 1403-1881 Hollis Street" is written as it is dashed.
  if (part.kind === 'unit' && part.labelled && pieces[part.to - 1]?.mark === '-') return part.value;
  if (part.kind === 'unit')
    return part.written === part.value || part.labelled
      ? part.written
      : onOneLine(labelText(part, text, pieces));
  return part.turned === true ? part.value : onOneLine(text.slice(part.start, part.end));
}

function labelText(part: AddressPart, text: string, pieces: readonly Piece[]): string {
  const first = pieces[part.from];
  const start = first === undefined ? part.start : first.start - (first.hashed ? 1 : 0);
  const slice = text.slice(Math.min(start, part.start), part.end);
  return slice.endsWith(part.value) || part.kind !== 'unit' ? slice : part.written;
}

/** What stands between two parts: as written, but for words that are no part of an address. */
function separator(part: AddressPart, next: AddressPart, text: string, pieces: readonly Piece[]): string {
  const to = next.kind === 'unit' && !next.labelled ? labelStart(next, pieces) : next.start;
  const between = text.slice(part.end, Math.max(part.end, to));
  const words = pieces.slice(part.to, next.from).map(({ word }) => word);
  if (part.kind === 'house' && next.kind === 'street') return ' ';
  if (words.length > 0 || FILLER.test(between.replace('#', '').replace('/', '')) || between.includes('\n'))
    return ', ';
  if (!/[\s/-]/.test(between)) return `${between} `;
  return between
    .replace(/ {2,}/g, ' ')
    .replace(/[#;:]/g, '')
    .replace('.', part.kind === 'unit' ? ',' : '.');
}

function labelStart(part: AddressPart, pieces: readonly Piece[]): number {
  const first = pieces[part.from];
  return first === undefined ? part.start : Math.min(part.start, first.start - (first.hashed ? 1 : 0));
}

const onOneLine = (text: string): string => text.replaceAll('\n', ', ').trim();

/** Longer than the field holds, only what a crew needs is kept, each part whole and the places after the street. */
function bounded(address: string, parts: readonly AddressPart[]): string {
  if (address.length <= MAX_ADDRESS) return address;
  const kept: string[] = [];
  for (const kind of ESSENTIAL) {
    const part = parts.find((one) => one.kind === kind);
    if (part !== undefined && [...kept, part.written].join(' ').length <= MAX_ADDRESS)
      kept.push(part.written);
  }
  return kept.join(' ').slice(0, MAX_ADDRESS);
}

const ESSENTIAL: readonly AddressPart['kind'][] = ['box', 'unit', 'house', 'street', 'place', 'postal'];
