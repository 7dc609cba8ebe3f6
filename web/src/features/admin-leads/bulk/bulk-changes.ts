import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';

/** What the Bulk Edit dialog holds; an empty text changes nothing. */
export interface BulkDraft {
  status: NonNullable<UpdateLeadBody['status']> | '';
  /** `yyyy-mm-dd`. */
  scheduledDate: string;
  followUpDate: string;
  notes: string;
  /** Whether the notes are added below those of each lead, or take their place. */
  notesMode: 'add' | 'replace';
}

export const EMPTY_DRAFT: BulkDraft = {
  status: '',
  scheduledDate: '',
  followUpDate: '',
  notes: '',
  notesMode: 'add',
};

const FIELD_NAMES: Record<Exclude<keyof BulkDraft, 'notesMode'>, string> = {
  status: 'status',
  scheduledDate: 'scheduled date',
  followUpDate: 'follow-up date',
  notes: 'notes',
};

/** The patch that each lead gets, and the names of its fields in words. */
export function bulkChanges(draft: BulkDraft): { changes: UpdateLeadBody; fields: string[] } {
  const filled = (Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[]).filter((field) =>
    draft[field].trim(),
  );
  const changes = Object.fromEntries(filled.map((field) => [sentAs(field, draft), draft[field].trim()]));
  return { changes, fields: filled.map((field) => FIELD_NAMES[field]) };
}

function sentAs(field: keyof typeof FIELD_NAMES, { notesMode }: BulkDraft): keyof UpdateLeadBody {
  return field === 'notes' && notesMode === 'add' ? 'addedNote' : field;
}
