import { tidyMessage } from '../../utterance/token.ts';
import { piecesOfText } from '../pieces.ts';
import type { AddressMention } from '../proposal.ts';
import type { AddressPart } from './address-part.ts';
import { findParts } from './find-parts.ts';
import { groupParts } from './group-parts.ts';
import { mentionOf, withoutBegunCode } from './write-address.ts';

type Kind = AddressPart['kind'];
interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface ReadAddress {
  text: string;
  parts: AddressPart[];
  mention: AddressMention;
}

/** Parts in the order in which an address is written: one that is new goes behind the last of those before it. */
const ORDER: readonly Kind[] = ['box', 'unit', 'house', 'street', 'place', 'province', 'postal'];

/** Reads an address that is known: its parts, and it as a mention. */
export function readAddress(address: string): ReadAddress {
  const text = tidyMessage(address).replaceAll('\n', ', ');
  const pieces = piecesOfText(text);
  const parts = groupParts(findParts(pieces, true), pieces).flat();
  return { text, parts, mention: mentionOf(parts, text, pieces) };
}

/** As `mergeAddress`, of the known address as written. */
export function mergeMentions(known: string, part: AddressMention): AddressMention {
  const read = readAddress(known);
  if (part.street !== null && isOtherStreet(read.mention, part)) return withRest(part, read.mention);
  const isNamedAgain = part.street !== null && isSameStreet(read.mention, part);
  const edits = givenParts(part)
    .filter(([kind]) => kind !== 'street' || !isNamedAgain)
    .map(([kind, value]) => editOf(kind, value, read, part));
  return reread(applied(read.text, edits));
}

/** One address of parts that were given one after the other. */
export function joinMentions(parts: readonly AddressMention[]): AddressMention {
  const [first, ...later] = parts;
  if (first === undefined) return reread('');
  return later.reduce((known, part) => mergeMentions(known.address, part), first);
}

/** "It's 1686 Argyle" names the known Argyle Street by its beginning. */
function isSameStreet(known: AddressMention, part: AddressMention): boolean {
  const [before, said] = [known.street?.toLowerCase() ?? '', part.street?.toLowerCase() ?? ''];
  return before === said || (said !== '' && before.startsWith(`${said} `));
}

/** With a house number it is another address; without one the street alone was wrong, or was missing. */
function isOtherStreet(known: AddressMention, part: AddressMention): boolean {
  return part.houseNumber !== null && !isSameStreet(known, part);
}

/** A new address takes over the place; the unit and the postal code belonged to the old street. */
function withRest(part: AddressMention, known: AddressMention): AddressMention {
  if (part.complete) return part;
  const isFirst = known.street === null;
  const keepsUnit = isFirst && known.unit !== null && part.unit === null;
  const place = part.place ?? known.place;
  const keepsCode = part.postalCode === null && known.postalCode !== null && (isFirst || place === null);
  const written = [
    ...(keepsUnit ? [unitWritten(known.unit ?? '')] : []),
    part.address,
    ...(part.place === null && place !== null ? [place] : []),
    ...(keepsCode ? [known.postalCode ?? ''] : []),
  ];
  return reread(written.join(', '));
}

/** An address with the place and the postal code of another. */
export const withRestOf = (part: AddressMention, { place, postalCode }: AddressMention): AddressMention =>
  reread([part.address, [place, postalCode].filter((one) => one !== null).join(' ')].join(', '));

function givenParts(part: AddressMention): [Kind, string][] {
  const values: [Kind, string | null][] = [
    ['unit', part.unit],
    ['house', part.houseNumber],
    ['street', part.street],
    ['place', part.place],
    ['postal', part.postalCode],
  ];
  return values.flatMap(([kind, value]): [Kind, string][] => (value === null ? [] : [[kind, value]]));
}

/** Words that are no part stay, since the person wrote them; but a short address is made long enough. */
function reread(written: string): AddressMention {
  const address = withoutBegunCode(written);
  const { mention } = readAddress(address);
  return mention.address.startsWith(address) ? mention : { ...mention, address };
}

function editOf(kind: Kind, value: string, { text, parts }: ReadAddress, part: AddressMention): Edit {
  const known = parts.filter((one) => one.kind === kind);
  const [first, last] = [known[0], known.at(-1)];
  // "Building B, apt 4": the last of the units is the door's.
  const from = kind === 'unit' ? last : first;
  if (from !== undefined && last !== undefined) return { start: from.start, end: last.end, text: value };
  const street = parts.find((one) => one.kind === 'street');
  if (kind === 'house' && street !== undefined)
    return { start: street.start, end: street.start, text: `${value} ` };
  const house = parts.find((one) => one.kind === 'house');
  if (kind === 'street' && house !== undefined)
    return { start: house.end, end: house.end, text: ` ${value}` };
  return insertion(kind, kind === 'unit' ? unitWritten(part.unit ?? value) : value, parts, text);
}

const unitWritten = (unit: string): string => (/^[\w-]{1,6}$/.test(unit) ? `unit ${unit}` : unit);

/** Behind the last part that stands before this kind; a unit goes behind the street. */
function insertion(kind: Kind, written: string, parts: readonly AddressPart[], text: string): Edit {
  const limit = ORDER.indexOf(kind === 'unit' ? 'street' : kind);
  const before = parts.filter((part) => ORDER.indexOf(part.kind) <= limit);
  if (text === '') return { start: 0, end: 0, text: written };
  if (before.length === 0 && parts.length > 0) return { start: 0, end: 0, text: `${written}, ` };
  const at = before.length === 0 ? text.length : Math.max(...before.map(({ end }) => end));
  return { start: at, end: at, text: `, ${written}` };
}

/** From the last to the first, so that offsets stay right; of two at one spot the first stands first. */
function applied(text: string, edits: readonly Edit[]): string {
  let edited = text;
  for (const edit of edits.toReversed().toSorted((a, b) => b.start - a.start)) {
    edited = edited.slice(0, edit.start) + edit.text + edited.slice(edit.end);
  }
  return edited.replace(/ {2,}/g, ' ').trim();
}
