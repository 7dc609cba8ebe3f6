import { MAX_ADDRESS } from '../../../leads/fields/text-limits.ts';
import { HALIFAX_POSTAL_CODE, STREET_TYPES } from '../../lexicon/places.ts';
import {
  foldText,
  MAX_PARSED_LENGTH,
  normalizeLines,
  withoutPictographs,
  wordsOf,
} from '../../understanding/text/plain-text.ts';
import type { Parsed } from '../parsed.ts';
import { findPlace } from './find-place.ts';
import { findPostalCode } from './find-postal-code.ts';

export interface AddressAnswer {
  /** As it was written, on one line, with the postal code as the post writes it. */
  address: string;
  postalCode: string | null;
  /** The served area that it names. */
  area: string | null;
  /** Beyond the served areas, by its postal code or its city. */
  outside: boolean;
}

type ParsedAddress = Parsed<AddressAnswer, 'missing' | 'needs-street' | 'needs-city'>;

const MIN_LENGTH = 15;
const LEAD_INS = [
  /^(?:ok|okay|sure|yes|so|well|hi|um|actually)[ ,]+/i,
  /^(?:(?:my|the|our|pickup|pick up) )?address(?: is|'s)? ?[:,]? ?/i,
  /^(?:it's|its|it is|that's|located|my place is) (?:at )?/i,
  /^(?:i live|i'm|im|i am|we are|we're) (?:at|on|in) /i,
  /^(?:at|j'habite|mon adresse est|c'est|adresse ?:) /i,
  /^(?:au|le|a) (?=\d)/i,
];
const TRAILER = /(?:[ ,.;!?-]|\b(?:please|thanks|thank you|thx|merci|svp))$/i;
const HAS_DIGIT = /\d/;
const COMMAS = /(?: ?, ?)+/g;

/**
 * An address, collected across messages: a street and either a Canadian postal code or a place that is known, fifteen
 * characters in all (specification section 5). A later message that is whole stands alone: it replaces the earlier ones.
 */
export function parseAddress(parts: readonly string[]): ParsedAddress {
  const pieces = parts.map(tidiedPart).filter((part) => part !== '');
  const last = pieces.at(-1);
  if (last === undefined) return { kind: 'retry', reason: 'missing' };
  const alone = parseWhole(last);
  return alone.kind === 'ok' ? alone : parseWhole(joinedParts(pieces));
}

function parseWhole(address: string): ParsedAddress {
  const postal = findPostalCode(address);
  const rest = postal === null ? address : `${address.slice(0, postal.start)} ${address.slice(postal.end)}`;
  const words = wordsOf(rest);
  const place = findPlace(words);
  const street = place === null ? words : words.toSpliced(place.index, place.length);
  if (!isStreet(street, words)) return { kind: 'retry', reason: 'needs-street' };
  const written = postal === null ? address : withPostalCode(address, postal);
  if ((postal === null && place === null) || written.length < MIN_LENGTH)
    return { kind: 'retry', reason: 'needs-city' };
  const postalCode = postal?.postalCode ?? null;
  const area = place?.area ?? null;
  const outside = postalCode === null ? area === null : !HALIFAX_POSTAL_CODE.test(postalCode);
  return { kind: 'ok', value: { address: written.slice(0, MAX_ADDRESS), postalCode, area, outside } };
}

/** A house number or a kind of street with a name; or at least two words that are no place ("Quinpool Corner"). */
function isStreet(street: readonly string[], words: readonly string[]): boolean {
  const named =
    street.some((word) => word.length > 1 && !HAS_DIGIT.test(word)) || words.length > street.length;
  const typed = words.some((word, index) => index > 0 && STREET_TYPES.has(word));
  return named && (typed || street.some((word) => HAS_DIGIT.test(word)));
}

function withPostalCode(
  address: string,
  { postalCode, start, end }: { postalCode: string; start: number; end: number },
) {
  return `${address.slice(0, start)}${postalCode}${address.slice(end)}`;
}

function tidiedPart(part: string): string {
  let address = withoutPictographs(normalizeLines(part).join(', ')).replace(COMMAS, ', ');
  for (const leadIn of LEAD_INS) address = address.replace(leadIn, '');
  for (let cut = address.replace(TRAILER, ''); cut !== address; cut = address.replace(TRAILER, ''))
    address = cut;
  return address;
}

/** Joins the parts, without those that a later part repeats. */
function joinedParts(pieces: readonly string[]): string {
  const kept = pieces.filter((piece, index) => {
    const folded = foldText(piece);
    return !pieces.slice(index + 1).some((later) => foldText(later).includes(folded));
  });
  return kept.join(', ').slice(0, MAX_PARSED_LENGTH);
}
