import { isJunkWords } from '../../lexicon/junk-index.ts';
import { STREET_TYPES } from '../../lexicon/places.ts';
import { wordsOf } from '../../understanding/text/plain-text.ts';
import { findPlace } from './find-place.ts';
import { findPostalCode } from './find-postal-code.ts';

export interface CutAddress {
  before: string;
  /** The part of an address: a street, a place, a postal code, or several of them. */
  address: string;
  after: string;
}

const HOUSE_NUMBER = /^#?\d{1,6}(?:-\d{1,6})?[a-z]?$/i;
const UNIT = new Set(['apt', 'unit', 'suite', 'ste', 'apartment', 'appt', 'room']);
/** Where a street's name ends at the latest: "12 Old Sambro Lake Road". */
const MAX_STREET_WORDS = 6;
/** What stands between a street and its place. */
const CONNECTING = new Set([
  'in',
  'ns',
  'nova',
  'scotia',
  'canada',
  'apt',
  'unit',
  'suite',
  'n',
  's',
  'e',
  'w',
  'north',
  'south',
]);

const PROVINCE = new Set(['ns', 'nova', 'scotia', 'canada', '']);

/** Cuts the part of an address out of a piece of text; null where it holds none. */
export function cutAddress(segment: string): CutAddress | null {
  const tokens = segment.split(' ');
  const words = tokens.map((token) => wordsOf(token).join(' '));
  const span = spanOf(tokens, words, segment);
  if (span === null) return null;
  const [start, end] = span;
  const text = (from: number, to: number) => tokens.slice(from, to).join(' ').trim();
  return { before: text(0, start), address: text(start, end), after: text(end, tokens.length) };
}

function spanOf(
  tokens: readonly string[],
  words: readonly string[],
  segment: string,
): [number, number] | null {
  const street = streetSpan(tokens, words);
  const postal = postalSpan(segment);
  const place = placeSpan(words);
  const spans = [street, postal, place].filter((span) => span !== null);
  // "NS" on its own stands between a city and its postal code.
  if (spans.length === 0) return words.every((word) => PROVINCE.has(word)) ? [0, words.length] : null;
  const first = street?.[0] ?? houseNumberBefore(words, Math.min(...spans.map(([start]) => start)));
  const end = Math.max(...spans.map(([, spanEnd]) => spanEnd));
  return [skipProvinceBefore(words, first), skipConnecting(words, end)];
}

/** A house number with a kind of street soon after it. */
function streetSpan(tokens: readonly string[], words: readonly string[]): [number, number] | null {
  for (const [start, token] of tokens.entries()) {
    if (!HOUSE_NUMBER.test(token) && !UNIT.has(words[start] ?? '')) continue;
    const type = words.findLastIndex(
      (word, index) => index > start + 1 && index <= start + MAX_STREET_WORDS && STREET_TYPES.has(word),
    );
    if (type > start) return [start, type + 1];
    if (UNIT.has(words[start] ?? '')) return [start, Math.min(tokens.length, start + 2)];
  }
  return null;
}

function postalSpan(segment: string): [number, number] | null {
  const postal = findPostalCode(segment);
  if (postal === null) return null;
  const start = segment.slice(0, postal.start).split(' ').length - 1;
  return [start, start + segment.slice(postal.start, postal.end).split(' ').length];
}

function placeSpan(words: readonly string[]): [number, number] | null {
  const place = findPlace(words);
  return place === null ? null : [place.index, place.index + place.length];
}

/** Without a kind of street: the number that begins "12 Quinpool, Halifax", unless it counts junk. */
function houseNumberBefore(words: readonly string[], from: number): number {
  const number = words.findLastIndex((word, index) => index < from && HOUSE_NUMBER.test(word));
  const counts = words.slice(number + 1, from).some((word) => isJunkWords([word]));
  return number < 0 || counts || from - number > MAX_STREET_WORDS ? from : number;
}

function skipProvinceBefore(words: readonly string[], from: number): number {
  let start = from;
  while (start > 0 && PROVINCE.has(words[start - 1] ?? '')) start -= 1;
  return start;
}

function skipConnecting(words: readonly string[], from: number): number {
  let end = from;
  while (end < words.length && CONNECTING.has(words[end] ?? '')) end += 1;
  return end;
}
