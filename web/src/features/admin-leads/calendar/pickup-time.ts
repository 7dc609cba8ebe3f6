import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { wishOfDay } from '@harbour-haul/domain/leads/pickups/pickup-wish';
import { capital } from '@harbour-haul/domain/leads/request/wished-pickup';
import { describeTime } from '@harbour-haul/domain/pickup-wish/english-pickup';

/** Of a pickup that no hour was promised or asked for. */
export const ANY_TIME = 'Any time';

/** The hours that were promised; else the time that the visitor asked for, if it was of this day. */
export function pickupTime(lead: CalendarLead, hoursText = pickupHoursText): string {
  if (lead.scheduledHours !== null) return hoursText(lead.scheduledHours);
  const wish = wishOfDay(lead);
  return capital((wish && describeTime(wish)) ?? ANY_TIME);
}
