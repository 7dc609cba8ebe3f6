import {
  halifaxMoment,
  MAX_SNOOZE_DAYS,
  snoozeProblem,
} from '@harbour-haul/domain/chat/snoozing/snooze-time';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { UNREADABLE } from '#components/fields/unreadable.ts';

/** Calendars are heavy, and only dialogs have them. */
const DayPicker = lazy(async () => ({
  default: (await import('#components/days/day-picker.tsx')).DayPicker,
}));

interface SnoozeDialogProps {
  onChoose: (until: Date) => void;
  onClose: () => void;
}

/** Asks for the day and the time until which a chat is put away. */
export function SnoozeDialog({ onChoose, onClose }: SnoozeDialogProps) {
  const id = useId();
  const [today] = useState(() => halifaxToday(new Date()));
  const [day, setDay] = useState(() => daysLater(today, 1));
  const [time, setTime] = useState('09:00');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const until = halifaxMoment(day, time);
    const found = day === UNREADABLE ? 'Please enter a whole date.' : snoozeProblem(until, new Date());
    setProblem(found);
    if (found !== null) return;
    onClose();
    onChoose(until);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>Snooze until</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Box sx={fieldStyle}>
            <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
              <DayPicker
                label="Day"
                day={day}
                from={today}
                until={daysLater(today, MAX_SNOOZE_DAYS)}
                onChange={setDay}
                onBlur={() => {}}
                error={problem ?? undefined}
                disabled={false}
              />
            </Suspense>
          </Box>
          <TextField
            label="Time in Halifax"
            type="time"
            value={time}
            onChange={(event) => setTime(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, input: { sx: { minHeight: 48 } } }}
            size="small"
            sx={fieldStyle}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Snooze
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Their labels stand above their outlines, which the content would cut off. */
const fieldStyle = { flex: '1 1 160px', mt: 1 };
