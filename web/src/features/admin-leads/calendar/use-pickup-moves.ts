import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { storedDay } from '@harbour-haul/domain/leads/fields/stored-day';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type CalendarLead, toCalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { DateTime } from 'luxon';
import { track } from '#lib/analytics.ts';
import { nameOf } from '../lead-name.ts';
import type { LeadMove, MovableLead, MoveBack, MovingView } from '../moves/lead-move.ts';
import { useLeadMoves } from '../moves/use-lead-moves.ts';
import type { MovedPickup, MovedPickups } from './calendar-days.ts';

export interface PickupMoves {
  moved: MovedPickups;
  /** What a screen reader says of the last move. */
  news: string;
  /** Moves a pickup to another day, or to other hours; without hours it keeps its own. */
  move: (lead: CalendarLead, day: string, hours?: string) => void;
  /** Schedules a lead for a day. */
  schedule: (lead: Lead, day: string) => void;
  /** Says of a pickup that it was done. */
  complete: (lead: CalendarLead) => void;
}

/**
 * Gives pickups other days.
 * @param onOpen opens the lead of a conflict
 * @param onUndo hears which lead is moved back
 */
export function usePickupMoves(onOpen: (id: number) => void, onUndo: (id: number) => void): PickupMoves {
  const { moved, news, move } = useLeadMoves({ ...CALENDAR, onUndo }, onOpen);
  return {
    moved,
    news,
    move: (lead, scheduledDate, hours) =>
      move(lead, { scheduledDate, ...(hours !== undefined && { scheduledHours: hours || null }) }),
    schedule: (lead, scheduledDate) =>
      move(toCalendarLead(lead), {
        scheduledDate,
        ...(lead.status !== 'scheduled' && { status: 'scheduled' as const }),
      }),
    complete: (lead) => move(lead, { status: 'completed' }),
  };
}

const CALENDAR: Omit<MovingView<CalendarLead, MovedPickup>, 'onUndo'> = {
  about: 'calendar-move',
  openedFrom: 'the list',
  shownOf: toCalendarLead,
  place: (lead, { scheduledDate, status = lead.status, scheduledHours = lead.scheduledHours }) => ({
    lead: {
      ...lead,
      status,
      scheduledHours,
      scheduledDate:
        scheduledDate === undefined ? lead.scheduledDate : scheduledDate ? storedDay(scheduledDate) : null,
    },
    savedAt: null,
  }),
  /** A pickup that was moved on since it was sent stays where it is then, or what was saved would count as newer. */
  settle: (saved, placed, isLast) => {
    if (isLast) return { lead: toCalendarLead(saved), savedAt: Date.now() };
    return placed && { ...placed, lead: { ...placed.lead, version: saved.version } };
  },
  newsOf: (lead, { scheduledDate, status }) => {
    if (scheduledDate) return `Moved ${nameOf(lead)} to ${dayText(scheduledDate)}.`;
    return status === 'completed' ? `${doneText(lead)}.` : '';
  },
  savedText: movedText,
  failedText: (lead, { status }) =>
    status === 'completed' ? `Failed to set ${nameOf(lead)} to Completed` : `Failed to move ${nameOf(lead)}`,
  onSaved: (before, saved) => {
    track('admin_calendar_move', { lead_id: saved.id });
    return wayBack(before, saved);
  },
  isAsSaved: (lead, saved) =>
    lead.status === saved.status &&
    lead.scheduledDate === saved.scheduledDate &&
    lead.scheduledHours === saved.scheduledHours,
};

/** Nothing becomes incomplete again: that is what a visitor left undone. */
function wayBack({ status, scheduledDate, scheduledHours }: MovableLead, saved: Lead): MoveBack | null {
  if (status === 'incomplete') return null;
  const move: LeadMove = {
    scheduledDate: scheduledDate?.slice(0, 10) ?? null,
    ...(status !== saved.status && { status }),
    ...(scheduledHours !== saved.scheduledHours && { scheduledHours }),
  };
  return { move, altText: 'Set its pickup in its details' };
}

function movedText(lead: Lead, before: MovableLead): string {
  if (lead.status === 'completed' && before.status !== 'completed') return doneText(lead);
  if (lead.scheduledDate === null) return `${nameOf(lead)} has no pickup day now`;
  const hours = lead.scheduledHours === null ? '' : `, ${pickupHoursText(lead.scheduledHours)}`;
  const where = lead.address === null ? ', and has no address yet' : '';
  return `The pickup of ${nameOf(lead)} is on ${dayText(lead.scheduledDate.slice(0, 10))}${hours} now${where}`;
}

function doneText(lead: MovableLead): string {
  return `${nameOf(lead)} is Completed now`;
}

/** `Thu Nov 26`, and of another year than this one `Thu Nov 26, 2020`. */
export function dayText(day: string): string {
  const isThisYear = day.slice(0, 4) === halifaxToday(new Date()).slice(0, 4);
  return DateTime.fromISO(day, { locale: 'en' }).toFormat(isThisYear ? 'ccc MMM d' : 'ccc MMM d, yyyy');
}
