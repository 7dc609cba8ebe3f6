import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { OptionalDay } from '#components/days/optional-day.tsx';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import { leadsText } from '../list-labels.ts';
import { usePastPickup } from '../past-days/use-past-pickup.ts';

interface PickupDayDialogProps {
  /** How many are scheduled, and how many of them have no pickup day. */
  count: number;
  undated: number;
  /** Gets `yyyy-mm-dd`, '' for no day. */
  onSchedule: (day: string) => void;
  onClose: () => void;
}

/** Asks for which day leads are scheduled that have none; they can be scheduled without. */
export function PickupDayDialog({ count, undated, onSchedule, onClose }: PickupDayDialogProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const past = usePastPickup(undated);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day !== UNREADABLE) past.check({ day, status: 'scheduled' }, () => onSchedule(day));
  };
  const keep = count === undated ? '' : ' The others keep theirs.';
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{`Schedule ${leadsText(count)}`}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
            {`${leadsText(undated)} ${undated === 1 ? 'has' : 'have'} no pickup day yet.${keep}`}
          </DialogContentText>
          <OptionalDay
            label="Pickup day"
            day={day}
            none="Without one, they are in the calendar under No day yet"
            disabled={false}
            onChange={setDay}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            {day === '' ? 'Schedule without a day' : 'Schedule'}
          </Button>
        </DialogActions>
      </form>
      {past.question}
    </Dialog>
  );
}
