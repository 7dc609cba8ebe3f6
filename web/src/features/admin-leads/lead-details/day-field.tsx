import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useCallback } from 'react';
import { fieldLabel } from '../field-text.ts';
import { fieldError, type LeadFieldProps } from './lead-field.tsx';
import { UNREADABLE } from './lead-values.ts';

const HALF_A_DAY = 'Please enter a whole date, or clear it.';

/** Calendars are heavy and only this dialog has them. */
const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

/** A day to choose, type or clear. */
export function DayField({
  form,
  name,
  disabled,
}: LeadFieldProps & { name: 'scheduledDate' | 'followUpDate' }) {
  const { set, touch } = form;
  const error = fieldError(form, name);
  const change = useCallback((day: string) => set(name, day), [set, name]);
  const leave = useCallback(() => touch(name), [touch, name]);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
      <DayPicker
        label={fieldLabel(name)}
        day={form.values[name]}
        onChange={change}
        onBlur={leave}
        error={error && form.values[name] === UNREADABLE ? HALF_A_DAY : error}
        disabled={disabled}
      />
    </Suspense>
  );
}
