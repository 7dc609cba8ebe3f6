import { phoneText } from '../leads/fields/phone/phone-digits.ts';
import type { Lead } from '../leads/lead.ts';
import { LEAD_FIELDS, type LeadFieldName } from '../leads/lead-fields.ts';
import type { NoticeFact } from './notice.ts';

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
  if (kind.type === 'choice') return (kind.labels as Record<string, string>)[value] ?? value;
  return kind.type === 'day' || kind.type === 'pickupDay' ? DAY.format(new Date(value)) : value;
}

/** The named fields of a lead, in words, without those that are not known. */
export function leadFacts(lead: Lead, fields: readonly LeadFieldName[]): NoticeFact[] {
  return fields
    .filter((field) => lead[field] !== null)
    .map((field) => [fieldLabel(field), fieldWords(field, lead[field])] as const);
}
