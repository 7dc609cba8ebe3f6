import type { Lead } from '../lead.ts';
import { isWorked } from '../lead-state.ts';
import { statusRules } from '../lead-status.ts';

interface PickupDay {
  /** `yyyy-mm-dd`, as far as it is one. */
  day: string;
  status: string;
}

/**
 * Whether a pickup is set for a day that is past, though nothing says that it was done or is off. The office records such days too,
 * so that the server takes them, and consoles ask: as it is set, and as long as it stands.
 * @param today `yyyy-mm-dd` in Halifax
 */
export function isPastPickup({ day, status }: PickupDay, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day < today && statusRules(status).open;
}

/** Whether the team is to say of a lead that they work on whether its pickup was done; as `isPastPickup`. */
export function asksIfDone(lead: Lead, today: string): boolean {
  return isWorked(lead) && isPastPickup(pickupDayOf(lead), today);
}

/** The day of a lead's pickup, `yyyy-mm-dd`, with its status; `day` is empty where there is none. */
export function pickupDayOf({ scheduledDate, status }: Pick<Lead, 'scheduledDate' | 'status'>): PickupDay {
  return { day: scheduledDate?.slice(0, 10) ?? '', status };
}
