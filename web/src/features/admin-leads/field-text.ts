import { confidencePercent } from '@harbour-haul/domain/leads/fields/classification';
import type { FieldKind } from '@harbour-haul/domain/leads/fields/field-kinds';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import { LEAD_FIELDS, type LeadFieldName } from '@harbour-haul/domain/leads/lead-fields';
import { parsePhotoList } from '@harbour-haul/domain/leads/lead-photos';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { displayName } from '@harbour-haul/domain/users/display-name';
import { longDay, momentDay, momentTime } from './lead-dates.ts';
import { moneyText } from './money-text.ts';

/** What people call a field of a lead. */
export function fieldLabel(field: LeadFieldName): string {
  return LEAD_FIELDS[field].label;
}

/** A stored value of a field in words; `empty` where there is none. */
export function fieldText(field: LeadFieldName, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  const { kind } = LEAD_FIELDS[field];
  if (typeof value === 'number') return numberText(kind, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  switch (kind.type) {
    case 'choice':
      return labelOf(kind.labels, value);
    case 'phone':
      return phoneText(value);
    case 'photoList':
      return photosText(parsePhotoList(value).length);
    case 'day':
    case 'pickupDay':
      return longDay(value);
    case 'hours':
      return pickupHoursText(value);
    case 'owner':
      return displayName(value);
    case 'moment':
      return `${momentDay(value)} ${momentTime(value)}`;
    default:
      return value;
  }
}

/** A stored value may be older than the list of values. */
function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** `1 photo`, `3 photos`. */
export function photosText(count: number): string {
  return `${count} ${count === 1 ? 'photo' : 'photos'}`;
}

function numberText({ type }: FieldKind, value: number): string {
  if (type === 'money') return moneyText(value);
  if (type === 'share') return `${confidencePercent(value)}%`;
  return String(value);
}
