import { HALIFAX } from '@harbour-haul/domain/leads/preferred-date';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { UNREADABLE } from './lead-values.ts';

interface DayPickerProps {
  label: string;
  /** `yyyy-mm-dd`, or '' for none. */
  day: string;
  onChange: (day: string) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
}

/** A day in a calendar of Halifax, where "today" is. */
export function DayPicker({ label, day, onChange, onBlur, error, disabled }: DayPickerProps) {
  /** What the picker holds; half a day, while it is typed, is something that no text can say. */
  const [held, setHeld] = useState(() => toMoment(day));
  if (toDay(held) !== toDay(toMoment(day))) setHeld(toMoment(day));
  const change = (next: DateTime | null) => {
    setHeld(next);
    onChange(toDay(next));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-CA">
      <DatePicker
        label={label}
        value={held}
        onChange={change}
        disabled={disabled}
        timezone={HALIFAX}
        format="MMM d, yyyy"
        slotProps={{
          field: { clearable: true },
          textField: {
            size: 'small',
            fullWidth: true,
            onBlur,
            error: error !== undefined,
            helperText: error,
          },
        }}
      />
    </LocalizationProvider>
  );
}

/** Noon, so that no change of clocks can make another day of it. */
function toMoment(day: string): DateTime | null {
  return day === '' ? null : DateTime.fromISO(`${day}T12:00`, { zone: HALIFAX });
}

function toDay(moment: DateTime | null): string {
  if (moment === null) return '';
  return moment.setZone(HALIFAX).toISODate() ?? UNREADABLE;
}
