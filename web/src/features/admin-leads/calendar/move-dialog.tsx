import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { hoursProblem, readPickupHours } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import type { Pickup } from '@harbour-haul/domain/pickup-wish/pickup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { OptionalDay } from '#components/days/optional-day.tsx';
import { DayBookings } from '../lead-fields/booked-day.tsx';
import { PickupHours } from '../lead-fields/hours-field.tsx';
import { nameOf } from '../lead-name.ts';
import { usePastPickup } from '../past-days/use-past-pickup.ts';
import { readDay } from './calendar-days.ts';
import { WishLine } from './wish-line.tsx';

interface MoveDialogProps {
  lead: CalendarLead;
  /** Hours are given where they are others than before; '' is none. */
  onMove: (day: string, hours?: string) => void;
  onClose: () => void;
}

/**
 * Gives a pickup another day or other hours, or its first, in whatever week: by a thumb or by keys, where there is nothing to drag it
 * to. The first is what its visitor wishes until another is chosen, unless that is past. Asks about a day that is past, and stays for who goes back.
 */
export function MoveDialog({ lead, onMove, onClose }: MoveDialogProps) {
  const titleId = useId();
  const from = lead.scheduledDate?.slice(0, 10) ?? '';
  const [title, action] =
    from === ''
      ? [`Choose a pickup day for ${nameOf(lead)}`, 'Set pickup day']
      : [`Move the pickup of ${nameOf(lead)}`, 'Move pickup'];
  const [day, setDay] = useState(() => from || dayToCome(lead.wish));
  const chosen = readDay(day);
  const before = lead.scheduledHours ?? '';
  const [hours, setHours] = useState(before);
  const [isLeft, setLeft] = useState(false);
  const areWhole = hours === '' || readPickupHours(hours) !== null;
  const isOther = day !== from || hours !== before;
  const canMove = /^\d/.test(day) && isOther && areWhole;
  const past = usePastPickup();
  const move = () => onMove(day, hours === before ? undefined : hours);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canMove) return;
    // Other hours of a day that is past already ask nothing.
    if (day === from) move();
    else past.check({ day, status: lead.status }, move);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId} noWrap>
          {title}
        </DialogTitle>
        <DialogContent sx={fieldsStyle}>
          <OptionalDay
            label="Pickup day"
            day={day}
            opensOn={from || (lead.wish?.day ?? undefined)}
            none="Choose a day"
            disabled={false}
            onChange={setDay}
          />
          <PickupHours
            text={hours}
            error={isLeft && !areWhole ? hoursProblem(hours) : undefined}
            hint=""
            disabled={false}
            set={(_field, text) => setHours(text)}
            touch={() => setLeft(true)}
          />
          {chosen !== null && (
            <DayBookings
              lead={{ ...lead, scheduledDate: chosen, scheduledHours: hours || null }}
              day={chosen}
            />
          )}
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
      {past.question}
    </Dialog>
  );
}

/** The day that a visitor wishes, `yyyy-mm-dd`; '' of none, and of one that is past. */
function dayToCome(wish: Pickup | null): string {
  const day = wish?.day ?? '';
  return day >= halifaxToday(new Date()) ? day : '';
}

/** Room between the fields for what stands below one and for the label on the next. */
const fieldsStyle = { '&&': { pt: 1 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };
