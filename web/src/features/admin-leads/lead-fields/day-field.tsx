import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useCallback } from 'react';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import { fieldLabel } from '../field-text.ts';
import { useFieldError, useFieldValue } from '../lead-editor/use-form-state.ts';
import type { LeadFieldProps } from './lead-field.tsx';

const HALF_A_DAY = 'Please enter a whole date, or clear it.';

/** Calendars are heavy and only this dialog has them. */
const DayPicker = lazy(async () => ({
  default: (await import('#components/days/day-picker.tsx')).DayPicker,
}));

interface DayFieldProps extends LeadFieldProps {
  name: 'preferredDate' | 'scheduledDate' | 'followUpDate';
  /** The day whose month its calendar opens on while none is chosen. */
  opensOn?: string | undefined;
  /** What a chosen day does, where that is more than to be chosen. */
  onDay?: (day: string) => void;
}

/** A day to choose, type or clear. */
export function DayField({ form, name, disabled, opensOn, onDay }: DayFieldProps) {
  const { set, touch } = form;
  const day = useFieldValue(form, name);
  const error = useFieldError(form, name);
  const change = useCallback((chosen: string) => set(name, chosen), [set, name]);
  const leave = useCallback(() => touch(name), [touch, name]);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
      <DayPicker
        label={fieldLabel(name)}
        day={day}
        opensOn={opensOn}
        onChange={onDay ?? change}
        onBlur={leave}
        error={error && day === UNREADABLE ? HALF_A_DAY : error}
        disabled={disabled}
      />
    </Suspense>
  );
}
