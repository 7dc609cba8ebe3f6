import type { Lead } from './lead.ts';
import type { FieldChange } from './lead-event.ts';
import type { LeadStatus } from './lead-status.ts';

/** The fields of a lead that an admin may change (specification section 7). */
export const EDITABLE_FIELDS = [
  'status',
  'notes',
  'estimatedValue',
  'scheduledDate',
  'followUpDate',
  'name',
  'phone',
  'email',
  'address',
  'source',
  'details',
  'junkConfidence',
  'junkClassificationSource',
] as const satisfies (keyof Lead)[];

/** An admin's change of single fields; fields that are not named stay as they are. */
export type LeadPatch = Partial<Pick<Lead, (typeof EDITABLE_FIELDS)[number]>>;

/** A lead after a change, and the fields that differ from before. */
export interface ChangedLead {
  lead: Lead;
  changes: FieldChange[];
}

const BEFORE_CONTACT: readonly LeadStatus[] = ['new', 'incomplete'];

/**
 * A lead after an admin's change. Whoever moves it on from `new` or `incomplete` has been in contact, which is noted
 * once.
 * @returns the same object and no changes where the patch equals what is stored.
 */
export function changeLead(lead: Lead, patch: LeadPatch, by: string, now: Date): ChangedLead {
  const patched: Lead = { ...lead, ...patch };
  const changes = changesBetween(lead, patched);
  if (changes.length === 0) return { lead, changes };
  const time = now.toISOString();
  const firstContactAt = lead.firstContactAt ?? (movesOn(lead.status, patched.status) ? time : null);
  return { lead: { ...patched, firstContactAt, updatedAt: time, updatedBy: by }, changes };
}

/** The field changes that a timeline entry lists between two states of a lead. */
export function changesBetween(before: Lead, after: Lead): FieldChange[] {
  return TIMELINE_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }));
}

const TIMELINE_FIELDS = [
  ...EDITABLE_FIELDS,
  'junkType',
  'preferredDate',
  'preferredContactMethod',
] as const satisfies (keyof Lead)[];

function movesOn(from: LeadStatus, to: LeadStatus): boolean {
  return BEFORE_CONTACT.includes(from) && !BEFORE_CONTACT.includes(to);
}
