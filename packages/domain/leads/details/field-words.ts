import { phoneText } from '../fields/phone/phone-digits.ts';
import type { Lead } from '../lead.ts';
import { LEAD_FIELDS, type LeadFieldName } from '../lead-fields.ts';

/** Days are stored at noon UTC, where it is the same day as in Halifax. */
const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

const NOT_GIVEN = 'not given';

/** What people call a field of a lead. */
export function fieldLabel(field: LeadFieldName): string {
  return LEAD_FIELDS[field].label;
}

/** A value of a field in words; `not given` where there is none. */
export function fieldWords(field: LeadFieldName, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return NOT_GIVEN;
  const { kind } = LEAD_FIELDS[field];
  if (kind.type === 'phone') return phoneText(value);
  if (kind.type === 'choice') return labelOf(kind.labels, value);
  return kind.type === 'day' || kind.type === 'pickupDay' ? dayWords(value) : value;
}

/** A stored value may be older than the list of values. */
function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

function dayWords(day: string): string {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? day : DAY.format(moment);
}

/** The named fields of a lead, in words, without those that are not known. */
export function leadFacts(lead: Lead, fields: readonly LeadFieldName[]): (readonly [string, string])[] {
  return fields
    .filter((field) => lead[field] !== null)
    .map((field) => [fieldLabel(field), fieldWords(field, lead[field])] as const);
}
