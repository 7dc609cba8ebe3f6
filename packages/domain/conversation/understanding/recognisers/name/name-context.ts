import { STREET_TYPES } from '../../../../site/street-kinds.ts';
import { UNIT_LABELS } from '../../../lexicon/geography/address-words.ts';
import type { Token } from '../../utterance/token.ts';
import { placesIn } from '../address/places-in.ts';
import { isKnownWord, type NameRun } from './name-run.ts';

const DIGIT = /\d/;
const BEFORE_PLACES = new Set([
  'in',
  'at',
  'near',
  'from',
  'on',
  'off',
  'to',
  'a',
  'au',
  'de',
  'dans',
  'corner',
]);

const STREETS = new Set(
  'st street road rd avenue ave drive boulevard blvd crescent cres court lane terrace'.split(' '),
);

/** Whether what looks like a name is a place or a street: behind a house number, before "Street", "Cole Harbour". */
export function isPlaceRun(tokens: readonly Token[], { from, to, words, capital }: NameRun): boolean {
  const before = tokens[from - 1];
  const isBehindFigures = before !== undefined && before.mark === '' && DIGIT.test(before.word);
  if (isBehindFigures && !isBehindNumber(tokens, from)) return true;
  // "It's Flat B"
  if (UNIT_LABELS.has(tokens[from]?.word ?? '') && tokens[to - 1]?.word.length === 1) return true;
  if (tokens[to - 1]?.mark === '' && STREET_TYPES.has(tokens[to]?.word ?? '')) return true;
  const isStreetName = words[0] === 'unknown' || words[0] === 'family';
  if (isStreetName && to - from > 1 && STREETS.has(tokens[to - 1]?.word ?? '')) return true;
  const isPerson = (words[0] === 'given' || words[0] === 'either') && words.length > 1;
  const place = placesIn(tokens.slice(from, to).map(({ word }) => word)).at(-1);
  const isWhole = from === 0 && to === tokens.length && words.length === 1;
  // "Sydney", "Devon", all of an answer
  if (place?.weak && isWhole && words[0] !== 'word') return false;
  // "Philippa Thornhill": a family's name as well, behind a word with a capital.
  const isFamily = capital && place !== undefined && place.from > 0;
  if (place === undefined || (place.weak && (isPerson || isFamily))) return false;
  // "Larry Uteck" is a boulevard, "Anne Bedford" is not.
  return !isPerson || (place.from === 0 && place.to === to - from);
}

/** Whether a whole phone number stands right before a stretch: "902-555-0132 Jess Lowe". */
export function isBehindNumber(tokens: readonly Token[], from: number): boolean {
  let digits = '';
  for (
    let at = from - 1;
    at >= 0 && digits.length < PHONE_DIGITS && FIGURES.test(tokens[at]?.word ?? '');
    at -= 1
  )
    digits = (tokens[at]?.word ?? '').replace(/\D/g, '') + digits;
  return digits.length >= PHONE_DIGITS;
}
const PHONE_DIGITS = 10;
const FIGURES = /^[\d()+.-]+$/;

/** Whether a little word before a stretch makes it a place: "in Bedford", "near Cole". */
export const isBehindPreposition = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens[from - 1];
  return before !== undefined && before.mark === '' && BEFORE_PLACES.has(before.word);
};

export const hasKnownGiven = ({ words }: NameRun): boolean => words[0] === 'given' || words[0] === 'either';

export const hasKnown = ({ words }: NameRun): boolean => words.some(isKnownWord);
