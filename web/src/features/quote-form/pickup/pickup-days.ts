import { HALIFAX, halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { TIME_SLOT_FACTS } from '@harbour-haul/domain/leads/fields/time-slot';

const DAY_MS = 24 * 3600 * 1000;
const SATURDAY = 6;
const HALIFAX_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: HALIFAX,
  hour: '2-digit',
  minute: '2-digit',
});

export const PICKUP_DAYS = ['asap', 'today', 'tomorrow', 'weekend'] as const;
export type PickupDay = (typeof PICKUP_DAYS)[number];

/**
 * The dates of the days that people name, in Halifax. Today is none of them once the last part of the day has come; on a
 * Saturday the weekend is its Sunday, on a Sunday the next Saturday.
 */
export function pickupDates(now: Date): Record<PickupDay, string | null> {
  const today = halifaxToday(now);
  const isOver = HALIFAX_TIME.format(now) >= TIME_SLOT_FACTS.evening.defaultTime;
  const tomorrow = daysAfter(today, 1);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return {
    asap: isOver ? tomorrow : today,
    today: isOver ? null : today,
    tomorrow,
    weekend: weekday === SATURDAY ? tomorrow : daysAfter(today, SATURDAY - weekday),
  };
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
