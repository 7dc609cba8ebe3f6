import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { wishOfDay } from '@harbour-haul/domain/leads/pickups/pickup-wish';
import { capital } from '@harbour-haul/domain/leads/request/wished-pickup';
import { describeTime } from '@harbour-haul/domain/pickup-wish/english-pickup';

/** The hours that were promised; else the time that the visitor asked for, if it was of this day. */
export function pickupTime(lead: CalendarLead): string {
  if (lead.scheduledHours !== null) return pickupHoursText(lead.scheduledHours);
  const wish = wishOfDay(lead);
  if (lead.wish && !wish) return 'No hours yet';
  return capital((wish && describeTime(wish)) ?? 'any time');
}
