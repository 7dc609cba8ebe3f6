import type { ContactMethod } from '@harbour-haul/domain/leads/fields/contact-method';
import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { parsePhotoList } from '@harbour-haul/domain/leads/lead-photos';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { longDay, momentDay, momentTime } from './lead-dates.ts';
import { CONTACT_METHOD_LABELS, STATUS_LABELS } from './list-labels.ts';

const LABELS: Partial<Record<keyof Lead, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  source: 'Source',
  details: 'Details',
  status: 'Status',
  estimatedValue: 'Estimated value',
  scheduledDate: 'Scheduled date',
  followUpDate: 'Follow-up date',
  notes: 'Notes',
  junkType: 'Junk type',
  junkConfidence: 'Junk confidence',
  junkClassificationSource: 'Classified by',
  preferredDate: 'Preferred date',
  preferredContactMethod: 'Contact by',
  photoPath: 'Photo',
  additionalPhotos: 'Additional photos',
  chatPhotoPaths: 'Chat photos',
  askedAgain: 'Asked again',
  visitorId: 'Visitor ID',
  sessionId: 'Session ID',
};

const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/** What people call a field of a lead. */
export function fieldLabel(field: keyof Lead): string {
  return LABELS[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A stored value of a field in words; `empty` where there is none. */
export function fieldText(field: keyof Lead, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'additionalPhotos' || field === 'chatPhotoPaths')
    return photosText(parsePhotoList(value).length);
  if (field === 'status') return STATUS_LABELS[value as LeadStatus] ?? value;
  if (field === 'junkType') return junkTypeLabel(value);
  if (field === 'preferredContactMethod') return CONTACT_METHOD_LABELS[value as ContactMethod] ?? value;
  if (field.endsWith('Date')) return longDay(value);
  if (field.endsWith('At')) return `${momentDay(value)} ${momentTime(value)}`;
  return value;
}

function photosText(count: number): string {
  return `${count} ${count === 1 ? 'photo' : 'photos'}`;
}

function numberText(field: keyof Lead, value: number): string {
  if (field === 'estimatedValue') return money.format(value);
  if (field === 'junkConfidence') return `${Math.round(value * 100)}%`;
  return String(value);
}
