import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { UNREADABLE } from '../fields/unreadable.ts';

/** Calendars are heavy, and only dialogs have them. */
const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

interface OptionalDayProps {
  label: string;
  /** `yyyy-mm-dd`, or '' for none. */
  day: string;
  /** The day whose month the calendar opens on while none is chosen. */
  opensOn?: string | undefined;
  /** What it means that no day is chosen. */
  none: string;
  error?: string | undefined;
  disabled: boolean;
  onChange: (day: string) => void;
}

/** A day that need not be chosen, with the way back to none. */
export function OptionalDay({ label, day, opensOn, none, error, disabled, onChange }: OptionalDayProps) {
  return (
    <Box sx={tallStyle}>
      <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
        <DayPicker
          label={label}
          day={day}
          opensOn={opensOn}
          onChange={onChange}
          onBlur={() => {}}
          error={day === UNREADABLE ? 'Please enter a whole date, or clear it.' : error}
          disabled={disabled}
        />
      </Suspense>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        {day === '' ? (
          <Typography variant="body2" color="textSecondary">
            {none}
          </Typography>
        ) : (
          <Button
            size="small"
            aria-label={`Clear selection: ${label}`}
            onClick={() => onChange('')}
            disabled={disabled}
            sx={{ px: 1, ml: -1 }}
          >
            Clear selection
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** As tall as the fields beside it. */
const tallStyle = {
  '& .MuiPickersOutlinedInput-root': { minHeight: 48 },
  '& .MuiInputLabel-root[data-shrink=false]': { top: 4 },
};
