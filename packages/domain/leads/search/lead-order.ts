import type { Lead } from '../lead.ts';
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

/** Sorts after every value, so that missing values come last in ascending order (design, "Data"). */
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
  const value = (field === 'preferredDate' ? plannedDay(lead) : null) ?? lead[field];
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

/**
 * Returns keys that no lead has, below and above those of all leads of a junk type in the index of that; `none` stands for the leads
 * without one.
 */
export function junkTypeBounds(junkType: string): { start: string; end: string } {
  const value = junkType === 'none' ? MISSING : junkType;
  return { start: `${value}${SEPARATOR}`, end: `${value} ` };
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
