import { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { MAX_NOTES } from '@harbour-haul/domain/leads/fields/text-limits';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { OptionalDay } from '#components/days/optional-day.tsx';
import { FilterSelect } from '../filter-select.tsx';
import type { BulkDraft } from './bulk-changes.ts';

const NOTES_MODES = ['add', 'replace'] as const;
const NOTES_MODE_LABELS = { add: 'Add a line', replace: 'Replace the notes' };
const NOTES_HELP = {
  add: 'Stands below the notes of every selected lead.',
  replace: 'Takes the place of the notes of every selected lead.',
};
const STATUS_OPTIONS: readonly BulkDraft['status'][] = ['', ...UPDATE_STATUSES];
const STATUS_OPTION_LABELS: Record<BulkDraft['status'], string> = { ...STATUS_LABELS, '': 'No change' };

interface BulkEditFieldsProps {
  draft: BulkDraft;
  disabled: boolean;
  onChange: (draft: BulkDraft) => void;
}

/** The fields that can be set for many leads at once. */
export function BulkEditFields({ draft, disabled, onChange }: BulkEditFieldsProps) {
  const notesId = useId();
  const day = (label: string, field: 'scheduledDate' | 'followUpDate') => (
    <OptionalDay
      label={label}
      day={draft[field]}
      none="No change"
      disabled={disabled}
      onChange={(chosen) => onChange(withDay(draft, field, chosen))}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FilterSelect<BulkDraft['status']>
        label="Status"
        value={draft.status}
        options={STATUS_OPTIONS}
        labels={STATUS_OPTION_LABELS}
        disabled={disabled}
        onChange={(status) => onChange({ ...draft, status })}
      />
      <Box sx={daysStyle}>
        {day('Scheduled Date', 'scheduledDate')}
        {day('Follow-up Date', 'followUpDate')}
      </Box>
      <FilterSelect<BulkDraft['notesMode']>
        label="What becomes of the notes"
        value={draft.notesMode}
        options={NOTES_MODES}
        labels={NOTES_MODE_LABELS}
        disabled={disabled}
        onChange={(notesMode) => onChange({ ...draft, notesMode })}
      />
      <TextField
        id={notesId}
        label={draft.notesMode === 'add' ? 'Line to add' : 'Notes'}
        value={draft.notes}
        onChange={(event) => onChange({ ...draft, notes: event.target.value })}
        helperText={NOTES_HELP[draft.notesMode]}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: MAX_NOTES }, inputLabel: { shrink: true } }}
      />
    </Box>
  );
}

/** A pickup day to come means Scheduled; it is seen in the field above, and can be set back there. */
function withDay(draft: BulkDraft, field: 'scheduledDate' | 'followUpDate', day: string): BulkDraft {
  const next = { ...draft, [field]: day };
  const isToCome = /^\d{4}-/.test(day) && day >= halifaxToday(new Date());
  return field === 'scheduledDate' && isToCome && draft.status === ''
    ? { ...next, status: 'scheduled' }
    : next;
}

const daysStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
