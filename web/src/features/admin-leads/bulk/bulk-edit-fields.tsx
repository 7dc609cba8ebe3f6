import { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import { MAX_NOTES } from '@harbour-haul/domain/leads/fields/text-limits';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { FilterSelect } from '../filter-select.tsx';
import { OptionalDay } from '../optional-day.tsx';
import type { BulkDraft } from './bulk-changes.ts';

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
      onChange={(chosen) => onChange({ ...draft, [field]: chosen })}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <FilterSelect<BulkDraft['status']>
        label="Status"
        value={draft.status}
        options={STATUS_OPTIONS}
        labels={STATUS_OPTION_LABELS}
        disabled={disabled}
        onChange={(status) => onChange({ ...draft, status })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {day('Scheduled Date', 'scheduledDate')}
        {day('Follow-up Date', 'followUpDate')}
      </Box>
      <TextField
        id={notesId}
        label="Notes"
        value={draft.notes}
        onChange={(event) => onChange({ ...draft, notes: event.target.value })}
        helperText="Takes the place of the notes of every selected lead."
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
