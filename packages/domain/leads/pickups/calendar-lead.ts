import type { Pickup } from '../../pickup-wish/pickup.ts';
import { openFollowUp } from '../follow-up.ts';
import type { Lead } from '../lead.ts';
import { allPhotoPaths } from '../lead-photos.ts';
import { isWorked } from '../lead-state.ts';
import { wishedPickup } from '../request/wished-pickup.ts';

const FIELDS = [
  'id',
  'version',
  'status',
  // What is asked in its chat is asked of its pickup.
  'sessionId',
  'name',
  'phone',
  'address',
  'junkType',
  'estimatedValue',
  'scheduledDate',
  'scheduledHours',
  // Read by tabs that were opened before there was `wish`.
  'preferredTimeSlot',
  'followUpDate',
] as const satisfies (keyof Lead)[];

/** What the calendar shows of a lead. */
export type CalendarLead = Pick<Lead, (typeof FIELDS)[number]> & {
  /** How many there are. */
  photos: number;
  /** When the visitor wants it; null where they said nothing of it. */
  wish: Pickup | null;
};

/** What is to be done on some days that follow each other. */
export interface LeadsCalendar {
  pickups: CalendarLead[];
  followUps: CalendarLead[];
  /** The days (`yyyy-mm-dd`) that have more pickups than are listed. */
  crowdedDays: string[];
  /** Whether there are later follow-ups on these days than those that are listed. */
  hasMoreFollowUps: boolean;
  /** Leads that are scheduled and for no day at all, those that were changed last first. */
  undated: CalendarLead[];
  /** Whether there may be more of these: some scheduled leads were not looked at. */
  hasMoreUndated: boolean;
}

/** The most days of one calendar, and what is listed of them. */
export const MAX_CALENDAR_DAYS = 14;
export const MAX_DAY_PICKUPS = 100;
export const MAX_FOLLOW_UPS = 300;

export function toCalendarLead(lead: Lead): CalendarLead {
  const shown = Object.fromEntries(FIELDS.map((name) => [name, lead[name]]));
  return {
    ...(shown as Pick<Lead, (typeof FIELDS)[number]>),
    photos: allPhotoPaths(lead).length,
    wish: wishedPickup(lead),
  };
}

/** Whether somebody drives to a lead on its scheduled day, or did: all but canceled ones. */
export function isPickup(lead: Lead): boolean {
  return isWorked(lead) && lead.scheduledDate !== null && lead.status !== 'canceled';
}

/** Whether a lead is scheduled for no day, so that no day of a calendar has it. */
export function isUndated(lead: Lead): boolean {
  return isWorked(lead) && lead.status === 'scheduled' && lead.scheduledDate === null;
}

/** Whether a lead is to be followed up on its day. */
export function isFollowUp(lead: Lead): boolean {
  return isWorked(lead) && openFollowUp(lead) !== null;
}
