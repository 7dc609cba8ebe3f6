import { TIME_SLOT_LABELS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';

/** The hours that were promised; else the part of the day that the visitor asked for. */
export function pickupTime({ scheduledHours, preferredTimeSlot }: CalendarLead): string {
  if (scheduledHours !== null) return pickupHoursText(scheduledHours);
  return preferredTimeSlot === null ? 'Any time' : TIME_SLOT_LABELS[preferredTimeSlot];
}
