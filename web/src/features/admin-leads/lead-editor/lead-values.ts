import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import { DEFAULT_SOURCE } from '@harbour-haul/domain/leads/fields/parse-field';
import { phoneText, storedPhone } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import { storedDay } from '@harbour-haul/domain/leads/fields/stored-day';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { FieldsWith } from '@harbour-haul/domain/leads/lead-fields';

/**
 * Fields that requests may change and the editor does not: how a junk type was recognised, which no admin types in
 * (`classification-dialog.tsx` shows it), and whose the lead is, which is changed at once (`owner/lead-owner.tsx`).
 */
type BesideEditor = 'junkConfidence' | 'junkClassificationSource' | 'ownerId';

/** What the editor of a lead lets an admin change: what the table of lead fields has for admins. */
export type EditorField = Exclude<FieldsWith<'admin', true>, BesideEditor>;

/** A lead as its fields show it: everything as text, days as `yyyy-mm-dd`, nothing as ''. */
export type LeadValues = Record<EditorField, string>;

const textOf = (value: string | null) => value ?? '';
/** As people read it, and no longer than its field. */
const phoneOf = (value: string | null) => storedPhone(phoneText(textOf(value)));
const numberOf = (value: number | null) => (value === null ? '' : String(value));
const dayOf = (value: string | null) => value?.slice(0, 10) ?? '';

/** The text of each field's value. A field that admins may change does not compile without it. */
const FIELD_TEXTS: { readonly [F in EditorField]: (value: Lead[F]) => string } = {
  name: textOf,
  phone: phoneOf,
  email: textOf,
  address: textOf,
  source: textOf,
  junkType: textOf,
  details: textOf,
  preferredDate: dayOf,
  preferredTimeSlot: textOf,
  access: textOf,
  preferredContactMethod: textOf,
  status: textOf,
  estimatedValue: numberOf,
  scheduledDate: dayOf,
  scheduledHours: textOf,
  followUpDate: dayOf,
  notes: textOf,
};

/** The editor's fields, in the order of its inputs. */
export const EDITOR_FIELDS = Object.keys(FIELD_TEXTS) as EditorField[];

/** The texts with which a lead's fields begin. */
export function leadValues(lead: Lead): LeadValues {
  return Object.fromEntries(EDITOR_FIELDS.map((field) => [field, fieldValue(lead, field)])) as LeadValues;
}

function fieldValue<F extends EditorField>(lead: Lead, field: F): string {
  return FIELD_TEXTS[field](lead[field]);
}

/** The fields in which two sets of texts differ. */
export function changedFields(from: LeadValues, to: LeadValues): EditorField[] {
  return EDITOR_FIELDS.filter((field) => from[field] !== to[field]);
}

/**
 * What has to be sent so that a lead becomes what its fields show: only what differs once it is written as it would be
 * stored. A lead that is saved is no longer incomplete (specification section 4), so that status is sent as `new`.
 */
export function leadChanges(lead: Lead, values: LeadValues): UpdateLeadBody {
  // Without their day the hours go as well, which the server does by itself.
  const meant = values.scheduledDate === '' ? { ...values, scheduledHours: '' } : values;
  const changed = changedFields(leadValues(lead), meant)
    .map((field) => [field, storedValue(field, meant[field])] as const)
    .filter(([field, value]) => value !== lead[field]);
  const changes = Object.fromEntries(changed) as UpdateLeadBody;
  if (changed.length === 0 || lead.status !== 'incomplete') return changes;
  return { ...changes, status: changes.status ?? 'new' };
}

const DAY_FIELDS: readonly EditorField[] = ['preferredDate', 'scheduledDate', 'followUpDate'];

function storedValue(field: EditorField, text: string): string | number | null {
  const trimmed = text.trim();
  if (field === 'status') return text === 'incomplete' ? 'new' : text;
  if (field === 'source') return trimmed || DEFAULT_SOURCE;
  if (trimmed === '') return null;
  if (field === 'phone') return storedPhone(trimmed);
  if (field === 'estimatedValue') return Number(trimmed);
  if (DAY_FIELDS.includes(field)) return storedDay(trimmed);
  return trimmed;
}
