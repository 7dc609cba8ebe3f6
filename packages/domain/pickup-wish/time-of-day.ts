import type { TimeSlot } from '../leads/fields/time-slot.ts';
import type { HourBounds, Pickup, TimeOfDay } from './pickup.ts';

/** A time of the day as a stored clarification has it: those of before have no `time`. */
export type StoredTimeOfDay = Omit<TimeOfDay, 'time'> & { time?: string | null };

/** Returns the time of the day of a pickup or a clarification alone. */
export function timeOfDayOf({ slot, time = null, bounds }: StoredTimeOfDay): TimeOfDay {
  return { slot, time, ...(bounds && { bounds }) };
}

/** Returns whether anything is said of the time of the day. */
export function saysTimeOfDay({ slot, time = null }: StoredTimeOfDay): boolean {
  return slot !== null || time !== null;
}

/** Returns the pickup of a day (`yyyy-mm-dd`) at a time of it. */
export function pickupOn(day: string, time: StoredTimeOfDay): Pickup {
  return { day, ...timeOfDayOf(time), asap: false };
}

/** Returns the bounds that are worth telling: a slot by its name tells its own. */
export function toldBounds({ slot, bounds }: TimeOfDay): HourBounds | null {
  if (bounds === undefined) return null;
  const hours = slot === null ? null : SLOT_HOURS[slot];
  // "Before noon" is the morning.
  const from = bounds.from ?? (slot === 'morning' ? SLOT_HOURS.morning.from : null);
  return from === hours?.from && bounds.until === hours?.until ? null : bounds;
}

/** The windows of the time slots, `HH:MM` in Halifax. */
export const SLOT_HOURS: Record<TimeSlot, { from: string; until: string }> = {
  morning: { from: '09:00', until: '12:00' },
  afternoon: { from: '12:00', until: '17:00' },
  evening: { from: '17:00', until: '20:00' },
};

/** Returns the time slot that an hour (0 to 23) lies in; what is before or behind all of them belongs to the nearest. */
export function slotAt(hour: number): TimeSlot {
  if (hour < hourOf(SLOT_HOURS.afternoon.from)) return 'morning';
  return hour < hourOf(SLOT_HOURS.evening.from) ? 'afternoon' : 'evening';
}

const hourOf = (time: string): number => Number(time.slice(0, 2));
