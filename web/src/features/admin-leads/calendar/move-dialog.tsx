import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { nameOf } from '../lead-name.ts';
import { OptionalDay } from '../optional-day.tsx';
import { WishLine } from './wish-line.tsx';

interface MoveDialogProps {
  lead: CalendarLead;
  /** `yyyy-mm-dd` */
  today: string;
  onMove: (day: string) => void;
  onClose: () => void;
}

/** Gives a pickup another day, or its first, in whatever week: by a thumb or by keys, where there is nothing to drag it to. */
export function MoveDialog({ lead, today, onMove, onClose }: MoveDialogProps) {
  const titleId = useId();
  const from = lead.scheduledDate?.slice(0, 10) ?? '';
  const [title, action] =
    from === ''
      ? [`Choose a pickup day for ${nameOf(lead)}`, 'Set pickup day']
      : [`Move the pickup of ${nameOf(lead)}`, 'Move pickup'];
  const [day, setDay] = useState(from);
  const isPast = /^\d/.test(day) && day < today && day !== from;
  const canMove = /^\d/.test(day) && day !== from && !isPast;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canMove) onMove(day);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId} noWrap>
          {title}
        </DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <OptionalDay
            label="Pickup day"
            day={day}
            none="Choose a day"
            error={isPast ? 'Please choose today or a later day.' : undefined}
            disabled={false}
            onChange={setDay}
          />
          <WishLine wish={lead.wish} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={!canMove}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
