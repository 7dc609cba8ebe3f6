import { halifaxClock } from '@harbour-haul/domain/leads/fields/halifax-clock';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { TIME_SLOT_FACTS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { FormWish } from '@harbour-haul/domain/pickup-wish/form-wishes';

const DAY_MS = 24 * 3600 * 1000;
const SATURDAY = 6;

export const PICKUP_DAYS = ['asap', 'today', 'tomorrow', 'weekend'] as const;
export type PickupDay = (typeof PICKUP_DAYS)[number];

/**
 * The dates of the days that people name, in Halifax, or the first of them. Today is none of them once the last part of the
 * day has come; the weekend is what is left of it, on a Sunday the next one.
 */
export function pickupDates(now: Date): Record<PickupDay, string | null> {
  const today = halifaxToday(now);
  const isOver = halifaxClock(now) >= TIME_SLOT_FACTS.evening.defaultTime;
  const tomorrow = daysAfter(today, 1);
  const saturday = daysAfter(today, SATURDAY - weekdayOf(today));
  return {
    asap: isOver ? tomorrow : today,
    today: isOver ? null : today,
    tomorrow,
    weekend: isOver && saturday === today ? tomorrow : saturday,
  };
}

/** What a day that somebody named says beside its date: of a weekend of which the Sunday alone is left, nothing. */
export function formWish(day: PickupDay | null, date: string): FormWish | null {
  if (day === 'weekend') return weekdayOf(date) === SATURDAY ? day : null;
  return day === 'asap' ? day : null;
}

/** The name of the buttons by which a day is picked in a form. */
export const DAY_FIELD = 'when';

/** The day that is picked in a form. */
export function pickedDay(form: FormData): PickupDay | null {
  return asPickupDay(form.get(DAY_FIELD));
}

/** A stored or submitted text as one of the days; null where it is none. */
export function asPickupDay(text: unknown): PickupDay | null {
  return PICKUP_DAYS.find((day) => day === text) ?? null;
}

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
