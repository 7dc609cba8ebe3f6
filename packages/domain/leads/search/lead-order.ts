import { openFollowUp } from '../follow-up.ts';
import type { Lead } from '../lead.ts';
import { statusRules } from '../lead-status.ts';
import { plannedDay } from '../pickups/planned-day.ts';
import { foldText } from './fold-text.ts';

/** The fields a list of leads can be sorted by (specification section 2), in the order of the admin's select. */
export const LEAD_SORT_FIELDS = [
  'createdAt',
  'updatedAt',
  'preferredDate',
  'followUpDate',
  'name',
  'phone',
  'junkType',
] as const;

export type LeadSortField = (typeof LEAD_SORT_FIELDS)[number];

export const SORT_ORDERS = ['desc', 'asc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Stands for a value that is missing, in a place of its own: `keySpans` puts it last in both orders. */
const MISSING = '~';
/**
 * ASCII's unit separator stands between value and id: it is below every printable character, so `ann` comes before
 * `ann lee`, which `#` (above the space) would turn around.
 */
const SEPARATOR = '\u001f';
const ID_DIGITS = 12;
const MAX_VALUE_CHARACTERS = 100;

/**
 * Returns the key of a lead in the index of a sort field: `value SEPARATOR paddedId`. Keys are unique, ordered
 * by their UTF-8 bytes as DynamoDB orders them, and one key is a position in all statuses' indexes alike, which lets
 * one cursor serve a list merged from seven queries.
 */
export function leadSortKey(lead: Lead, field: LeadSortField): string {
  return `${sortValue(lead, field)}${SEPARATOR}${String(lead.id).padStart(ID_DIGITS, '0')}`;
}

function sortValue(lead: Lead, field: LeadSortField): string {
  // Whoever looks where a lead stands wants to know when the truck goes: the list shows it in place of the wish.
  const shown = field === 'preferredDate' ? plannedDay(lead) : null;
  const value = field === 'followUpDate' ? dueKey(lead) : (shown ?? lead[field]);
  if (value === null) return MISSING;
  switch (field) {
    case 'name':
      return foldText(value).slice(0, MAX_VALUE_CHARACTERS) || MISSING;
    case 'phone':
      return value.replace(/\D/g, '') || MISSING;
    default:
      return value;
  }
}

/** What is not to be followed up any more has no place among what is due; closed leads keep theirs, which nobody lists as due. */
function dueKey(lead: Lead): string | null {
  return statusRules(lead.status).open ? openFollowUp(lead) : lead.followUpDate;
}

/**
 * Returns keys that no lead has, below and above those of all leads of a junk type in the index of that; `none` stands for the leads
 * without one.
 */
export function junkTypeBounds(junkType: string): { start: string; end: string } {
  return boundsOf(junkType === 'none' ? MISSING : junkType);
}

/** Keys that no lead has, below and above those of a value. */
function boundsOf(value: string): { start: string; end: string } {
  return { start: `${value}${SEPARATOR}`, end: `${value} ` };
}

/** Keys that follow each other: those strictly between two that no lead has; null is no bound. */
export interface KeySpan {
  start: string | null;
  end: string | null;
}

const ALL_KEYS: KeySpan = { start: null, end: null };

/**
 * Returns the spans of an index in which a list is read, one after the other: who sorts by a day looks for days, so that what has no
 * value comes last in both orders. Keys of names may also stand above it: those in other scripts.
 */
export function keySpans(field: LeadSortField, order: SortOrder): readonly KeySpan[] {
  if (field === 'createdAt' || field === 'updatedAt') return [ALL_KEYS];
  const missing = boundsOf(MISSING);
  const below: KeySpan = { start: null, end: missing.start };
  const above: KeySpan = { start: missing.end, end: null };
  if (field !== 'name') return order === 'asc' ? [ALL_KEYS] : [below, missing];
  return order === 'asc' ? [below, above, missing] : [above, below, missing];
}

/** Whether a key stands in a span. */
export function isInSpan(key: string, { start, end }: KeySpan): boolean {
  return (
    (start === null || compareSortKeys(key, start) > 0) && (end === null || compareSortKeys(key, end) < 0)
  );
}

/** Compares two sort keys as DynamoDB does, by UTF-8 bytes, which is the order of code points. */
export function compareSortKeys(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  const shorter = Math.min(left.length, right.length);
  for (let i = 0; i < shorter; i += 1) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
