import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { shortDay } from '../lead-dates.ts';
import { moneyText } from '../money-text.ts';

/** What two leads are compared by, first what a merge may take from one of them: a label and a text, null for nothing. */
export function mergeFacts(lead: Lead): (readonly [string, string | null])[] {
  const { name, phone, email, address, junkType, details, notes, estimatedValue, followUpDate } = lead;
  return [
    ['Value', estimatedValue === null ? null : moneyText(estimatedValue)],
    ['Pickup', pickupText(lead)],
    ['Follow-up', followUpDate && shortDay(followUpDate)],
    ['Name', name],
    ['Phone', phone && phoneText(phone)],
    ['Email', email],
    ['Address', address],
    ['Junk Type', junkType && junkTypeLabel(junkType)],
    ['Details', details],
    ['Notes', notes],
  ];
}

function pickupText({ scheduledDate, scheduledHours }: Lead): string | null {
  if (scheduledDate === null) return null;
  return [shortDay(scheduledDate), scheduledHours && pickupHoursText(scheduledHours)]
    .filter(Boolean)
    .join(', ');
}
