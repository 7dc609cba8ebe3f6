import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';

/** What the Bulk Edit dialog holds; an empty text changes nothing. */
export interface BulkDraft {
  status: NonNullable<UpdateLeadBody['status']> | '';
  /** `yyyy-mm-dd`. */
  scheduledDate: string;
  followUpDate: string;
  notes: string;
}

export const EMPTY_DRAFT: BulkDraft = { status: '', scheduledDate: '', followUpDate: '', notes: '' };

const FIELD_NAMES: Record<keyof BulkDraft, string> = {
  status: 'status',
  scheduledDate: 'scheduled date',
  followUpDate: 'follow-up date',
  notes: 'notes',
};

/** The patch that each lead gets, and the names of its fields in words. */
export function bulkChanges(draft: BulkDraft): { changes: UpdateLeadBody; fields: string[] } {
  const filled = (Object.keys(FIELD_NAMES) as (keyof BulkDraft)[]).filter((field) => draft[field].trim());
  const changes = Object.fromEntries(filled.map((field) => [field, draft[field].trim()]));
  return { changes, fields: filled.map((field) => FIELD_NAMES[field]) };
}
