import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { fieldLabel } from '../field-text.ts';
import { fieldError, type LeadFieldProps } from './lead-field.tsx';

/** Calendars are heavy and only this dialog has them. */
const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

/** A day to choose, type or clear. */
export function DayField({
  form,
  name,
  disabled,
}: LeadFieldProps & { name: 'scheduledDate' | 'followUpDate' }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
      <DayPicker
        label={fieldLabel(name)}
        day={form.values[name]}
        onChange={(day) => form.set(name, day)}
        onBlur={() => form.touch(name)}
        error={fieldError(form, name)}
        disabled={disabled}
      />
    </Suspense>
  );
}
