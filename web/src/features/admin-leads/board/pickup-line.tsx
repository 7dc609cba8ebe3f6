import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isPastPickup, pickupDayOf } from '@harbour-haul/domain/leads/pickups/past-pickup';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import Link from '@mui/material/Link';
import { leadPath } from '#lib/admin-paths.ts';
import { shortDay } from '../lead-dates.ts';

interface PickupLineProps {
  lead: Lead;
  /** `yyyy-mm-dd` in Halifax. */
  today: string;
}

/** When a lead is picked up; of one that is open also that the day is over, and of a scheduled one that nobody has chosen a day. */
export function PickupLine({ lead, today }: PickupLineProps) {
  const { id, status, scheduledDate, scheduledHours } = lead;
  if (scheduledDate === null) {
    return (
      status === 'scheduled' && (
        // The board opens the lead, as from anywhere on its card.
        <Link href={leadPath(id)} className="late" color="error">
          No pickup day yet
        </Link>
      )
    );
  }
  return (
    <>
      <span>
        {shortDay(scheduledDate)}
        {scheduledHours && `, ${pickupHoursText(scheduledHours)}`}
      </span>
      {isPastPickup(pickupDayOf(lead), today) && <span className="late">Pickup is past: done?</span>}
    </>
  );
}
