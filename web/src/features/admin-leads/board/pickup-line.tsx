import type { Lead } from '@harbour-haul/domain/leads/lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import Link from '@mui/material/Link';
import { leadPath } from '#lib/admin-paths.ts';
import { shortDay } from '../lead-dates.ts';

interface PickupLineProps {
  lead: Lead;
  /** `yyyy-mm-dd` in Halifax. */
  today: string;
}

/** When a lead is picked up; of a scheduled one also that nobody has chosen a day, or that the day is over. */
export function PickupLine({ lead: { id, status, scheduledDate, scheduledHours }, today }: PickupLineProps) {
  const isScheduled = status === 'scheduled';
  if (scheduledDate === null) {
    return (
      isScheduled && (
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
      {isScheduled && scheduledDate.slice(0, 10) < today && (
        <span className="late">Pickup is past: done?</span>
      )}
    </>
  );
}
