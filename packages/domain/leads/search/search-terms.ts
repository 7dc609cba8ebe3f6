import { JUNK_TYPE_LABELS } from '../fields/junk-type.ts';
import { nationalDigits } from '../fields/phone/phone-digits.ts';
import { splitExtension } from '../fields/phone/phone-number.ts';
import type { Lead } from '../lead.ts';
import { readLeadNumber } from '../request/request-reference.ts';
import { isCommonWord } from './common-words.ts';
import { foldText } from './fold-text.ts';
import { compareSortKeys } from './lead-order.ts';
import { truncateTerm } from './truncate-term.ts';

/** The longest search text. */
export const MAX_SEARCH = 100;

/** Shorter words would match too much. */
const MIN_TERM_CHARACTERS = 2;
/** In a description, where most short words say nothing. */
const MIN_DESCRIBING_CHARACTERS = 3;
/** A merge writes two leads in one transaction of at most 100 items, and may change every term of both. */
export const MAX_TERMS = 27;
/** The ends of a phone number that people search by: the last seven digits and the last four. */
const PHONE_ENDS = [7, 4];

type Searched = Pick<Lead, 'name' | 'phone' | 'email' | 'address' | 'junkType' | 'details'>;

/**
 * The terms that a lead is found by, each also by its beginning: those of its person, and of its description as many as there
 * is room for, the junk type and what the details say first.
 */
export function searchTermsOf(lead: Searched): string[] {
  return [...new Set([...personTerms(lead), ...describingTerms(lead)])].slice(0, MAX_TERMS);
}

/**
 * Words of name, e-mail and address, the whole e-mail address, the postal code in one piece, and the phone's digits, its last
 * seven and its last four.
 */
function personTerms(lead: Searched): string[] {
  const digits = nationalDigits(lead.phone ?? '');
  const ends = PHONE_ENDS.filter((length) => digits.length > length).map((length) => digits.slice(-length));
  const email = foldText(lead.email ?? '');
  const terms = [
    digits,
    ...ends,
    ...wordsOf(lead.name),
    // `O’Brien` is found by `obrien` as well.
    ...wordsOf(lead.name?.replace(/['’]/g, '') ?? null),
    email,
    ...wordsOf(lead.email),
    ...postalCodes(lead.address),
    ...wordsOf(lead.address),
  ];
  return [...new Set(terms.map(truncateTerm).filter(isLongEnough))].slice(0, MAX_TERMS);
}

/** Words of what there is to haul, without those that every other text has, and without figures. */
function describingTerms({ junkType, details }: Searched): string[] {
  const label = junkType === null || junkType === 'other' ? null : JUNK_TYPE_LABELS[junkType];
  return [...wordsOf(label), ...wordsOf(details)]
    .map(truncateTerm)
    .filter((word) => word.length >= MIN_DESCRIBING_CHARACTERS && /\p{L}/u.test(word))
    .filter((word) => !isCommonWord(word));
}

/** What a search text stands for: a lead's id, or terms that must all match. */
export type SearchRequest = { kind: 'id'; id: number } | { kind: 'terms'; terms: string[] };

/**
 * Parses a search text: `#12` is an id, and so is the reference that a homeowner reads out, `HH-00012`; text with no letters but those
 * of an extension is a phone number, however it is written.
 */
export function parseSearch(text: string): SearchRequest {
  const folded = foldText(text);
  const id = readLeadNumber(folded);
  if (id !== null) return { kind: 'id', id };
  const terms = /^[\d\s()+.-]+$/.test(splitExtension(folded).number)
    ? [nationalDigits(folded)]
    : folded.includes('@')
      ? [folded.replace(/\s+/g, '')]
      : wordsOf(folded);
  return { kind: 'terms', terms: [...new Set(terms.map(truncateTerm).filter(isLongEnough))] };
}

/** Returns the longest term of a search: the fewest leads have it. */
export function mostSelectiveTerm(terms: readonly string[]): string {
  return terms.reduce((longest, term) => (term.length > longest.length ? term : longest), '');
}

/**
 * Whether a lead that was found under one of its terms is a result of a search.
 * @param found the term that begins with `driving`. A lead with several such terms is found under each of them, and
 * counts under the first one alone, so that it is listed once: of its person, if there is one, since leads from before are
 * found by nothing else.
 */
export function matchesSearch(
  lead: Searched,
  terms: readonly string[],
  found: string,
  driving: string,
): boolean {
  const first = firstMet(personTerms(lead), driving) ?? firstMet(searchTermsOf(lead), driving);
  return first === found && hasTerms(lead, terms);
}

/** Whether a lead has a term that begins with each of a search's, as one does that stands under none of them: in the trash, say. */
export function hasTerms(lead: Searched, terms: readonly string[]): boolean {
  const own = searchTermsOf(lead);
  return terms.every((term) => own.some((one) => one.startsWith(term)));
}

function firstMet(terms: readonly string[], driving: string): string | undefined {
  return terms.filter((term) => term.startsWith(driving)).sort(compareSortKeys)[0];
}

function wordsOf(text: string | null): string[] {
  return foldText(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function postalCodes(address: string | null): string[] {
  const found = foldText(address ?? '').matchAll(/\b([a-z]\d[a-z])\s?(\d[a-z]\d)\b/g);
  return [...found].map(([, area, unit]) => `${area}${unit}`);
}

function isLongEnough(term: string): boolean {
  return term.length >= MIN_TERM_CHARACTERS;
}
