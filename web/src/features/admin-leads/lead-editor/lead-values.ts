import type { UpdateLeadBody } from '@harbour-haul/contract/leads/update-lead';
import { DEFAULT_SOURCE } from '@harbour-haul/domain/leads/fields/parse-field';
import type { Lead } from '@harbour-haul/domain/leads/lead';

/** What the dialog lets an admin change, in the order of its fields. */
export const EDITABLE_FIELDS = [
  'name',
  'phone',
  'email',
  'address',
  'source',
  'details',
  'status',
  'estimatedValue',
  'scheduledDate',
  'followUpDate',
  'notes',
] as const satisfies (keyof Lead)[];

export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** A lead as its fields show it: everything as text, days as `yyyy-mm-dd`, nothing as ''. */
export type LeadValues = Record<EditableField, string>;

/** The value of a field whose typed text is no day or no number; the schema refuses it. */
export const UNREADABLE = 'unreadable';

/** The texts with which a lead's fields begin. */
export function leadValues(lead: Lead): LeadValues {
  return {
    name: lead.name ?? '',
    phone: lead.phone ?? '',
    email: lead.email ?? '',
    address: lead.address ?? '',
    source: lead.source,
    details: lead.details ?? '',
    status: lead.status,
    estimatedValue: lead.estimatedValue === null ? '' : String(lead.estimatedValue),
    scheduledDate: lead.scheduledDate?.slice(0, 10) ?? '',
    followUpDate: lead.followUpDate?.slice(0, 10) ?? '',
    notes: lead.notes ?? '',
  };
}

/** The fields in which two sets of texts differ. */
export function changedFields(from: LeadValues, to: LeadValues): EditableField[] {
  return EDITABLE_FIELDS.filter((field) => from[field] !== to[field]);
}

/**
 * What has to be sent so that a lead becomes what its fields show: only what differs once it is written as it would be
 * stored. A lead that is saved is no longer incomplete (specification section 4), so that status is sent as `new`.
 */
export function leadChanges(lead: Lead, values: LeadValues): UpdateLeadBody {
  const changed = changedFields(leadValues(lead), values)
    .map((field) => [field, storedValue(field, values[field])] as const)
    .filter(([field, value]) => value !== lead[field]);
  const changes = Object.fromEntries(changed) as UpdateLeadBody;
  if (changed.length === 0 || lead.status !== 'incomplete') return changes;
  return { ...changes, status: changes.status ?? 'new' };
}

function storedValue(field: EditableField, text: string): string | number | null {
  const trimmed = text.trim();
  if (field === 'status') return text === 'incomplete' ? 'new' : text;
  if (field === 'source') return trimmed || DEFAULT_SOURCE;
  if (trimmed === '') return null;
  if (field === 'estimatedValue') return Number(trimmed);
  // Days are stored at noon UTC, which is the same day in Halifax all year round.
  if (field === 'scheduledDate' || field === 'followUpDate') return `${trimmed}T12:00:00.000Z`;
  return trimmed;
}
