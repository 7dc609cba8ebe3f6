import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { STATUS_LABELS } from '../list-labels.ts';
import { LeadField, type LeadFieldProps } from './lead-field.tsx';

const PARTS = { select: { native: true }, inputLabel: { shrink: true } } as const;

const OPTIONS = LEAD_STATUSES.map((status) => (
  <option key={status} value={status}>
    {STATUS_LABELS[status]}
  </option>
));

/** The status as a native select: the device's own list is the fastest to use. */
export function StatusField({ form, disabled }: Omit<LeadFieldProps, 'name'>) {
  const hint = 'An incomplete lead becomes new when it is saved.';
  return (
    <LeadField
      form={form}
      name="status"
      disabled={disabled}
      select
      slotProps={PARTS}
      helperText={form.values.status === 'incomplete' ? hint : undefined}
    >
      {OPTIONS}
    </LeadField>
  );
}
