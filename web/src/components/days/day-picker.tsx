import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { DateTime } from 'luxon';
import { memo, useRef, useState } from 'react';
import { UNREADABLE } from '../fields/unreadable.ts';
import { WeeksFromMonday } from './weeks-from-monday.ts';

interface DayPickerProps {
  label: string;
  /** `yyyy-mm-dd`, or '' for none. */
  day: string;
  /** The day whose month the calendar opens on while none is chosen; today's otherwise. */
  opensOn?: string | undefined;
  /** The first and the last day that may be chosen, where not every day may. */
  from?: string;
  until?: string;
  onChange: (day: string) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
}

/** A day in a calendar of Halifax, where "today" is. */
export const DayPicker = memo(function DayPicker(props: DayPickerProps) {
  const { label, day, opensOn = '', from = '', until = '', onChange, onBlur, error, disabled } = props;
  /** What the picker holds; half a day, while it is typed, is something that no text can say. */
  const [held, setHeld] = useState(() => toMoment(day));
  if (day !== UNREADABLE && toDay(held) !== toDay(toMoment(day))) setHeld(toMoment(day));
  const reference = toMoment(opensOn);
  const [first, last] = [toMoment(from), toMoment(until)];
  const field = useRef<FieldRef<DateTime | null>>(null);
  const change = (next: DateTime | null) => {
    setHeld(next);
    onChange(toDay(next));
  };
  /** The picker does not report a half-typed day; it must not count as none. */
  const check = () => {
    const typed = isHalfTyped(field.current) ? UNREADABLE : toDay(held);
    if (typed !== day) onChange(typed);
  };
  const leave = () => {
    check();
    onBlur();
  };
  return (
    <LocalizationProvider dateAdapter={WeeksFromMonday} adapterLocale="en-CA">
      <DatePicker
        label={label}
        value={held}
        onChange={change}
        {...(reference && { referenceDate: reference })}
        {...(first && { minDate: first })}
        {...(last && { maxDate: last })}
        disabled={disabled}
        timezone={HALIFAX}
        format="MMM d, yyyy"
        slotProps={{
          popper: { modifiers: [INSIDE] },
          desktopPaper: { sx: { border: 1, borderColor: 'divider' } },
          field: { clearable: true, fieldRef: field },
          // Its name, which the page's own layer shows (0051).
          clearButton: { title: undefined, 'aria-label': 'Clear' },
          textField: {
            size: 'small',
            fullWidth: true,
            onBlur: leave,
            onKeyUp: check,
            error: error !== undefined,
            helperText: error,
            sx: fieldStyle,
          },
        }}
      />
    </LocalizationProvider>
  );
});

/** The calendar stays on the screen sideways too, beside a field at its edge. */
const INSIDE = { name: 'preventOverflow', options: { altAxis: true, padding: 8 } };

/** As high and as clear as the fields around it; the theme knows nothing of pickers. The day is whole in half a column of a sheet. */
const fieldStyle = {
  '& .MuiPickersSectionList-root': { letterSpacing: 0 },
  '& .MuiInputAdornment-root': { ml: 0 },
  '& .MuiPickersOutlinedInput-root': { minHeight: 48 },
  '& .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
  },
};

function isHalfTyped(field: FieldRef<DateTime | null> | null): boolean {
  const sections = field?.getSections() ?? [];
  const empty = sections.filter(({ value }) => value === '').length;
  return empty > 0 && empty < sections.length;
}

/** Noon, so that no change of clocks can make another day of it. */
function toMoment(day: string): DateTime | null {
  return day === '' ? null : DateTime.fromISO(`${day}T12:00`, { zone: HALIFAX });
}

function toDay(moment: DateTime | null): string {
  if (moment === null) return '';
  return moment.setZone(HALIFAX).toISODate() ?? UNREADABLE;
}
