import { halifaxClock } from '@harbour-haul/domain/leads/fields/halifax-clock';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import {
  type CalendarLead,
  isFollowUp,
  isPickup,
  isUndated,
  type LeadsCalendar,
  toCalendarLead,
} from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { routeOrder } from '@harbour-haul/domain/leads/pickups/route-order';
import { SLOT_HOURS } from '@harbour-haul/domain/pickup-wish/time-of-day';
import type { KnownLeads } from '../api/known-leads.ts';

const WEEK = 7;
const DAY = /^20\d\d-\d\d-\d\d$/;

/** A day of the calendar and what is to be done on it. */
export interface CalendarDay {
  /** `yyyy-mm-dd` */
  day: string;
  /** In the order of their route. */
  pickups: CalendarLead[];
  followUps: CalendarLead[];
  /** There are more pickups than these. */
  isCrowded: boolean;
}

/** A pickup that was given another day here. */
export interface MovedPickup {
  lead: CalendarLead;
  /** When the server had it, in ms since 1970; null before. */
  savedAt: number | null;
}

/** By the ids of the leads. */
export type MovedPickups = ReadonlyMap<number, MovedPickup>;

/** An index has what was saved so much earlier. */
const INDEX_LAG_MS = 5_000;

/** The moves that what was loaded then need not show yet. */
export function freshMoves(moved: MovedPickups, loadedAt: number): CalendarLead[] {
  return [...moved.values()]
    .filter(({ savedAt }) => savedAt === null || loadedAt < savedAt + INDEX_LAG_MS)
    .map(({ lead }) => lead);
}

/** The days of the week of a day, from Monday on. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % WEEK;
  return Array.from({ length: WEEK }, (_, index) => daysLater(day, index - sinceMonday));
}

/**
 * The day whose week a calendar opens with: today, but tomorrow once the last pickup of a Sunday is over, as the week that begins is
 * what there is to plan by then.
 */
export function openingDay(now: Date): string {
  const today = halifaxToday(now);
  const isOver = halifaxClock(now) >= SLOT_HOURS.evening.until;
  return isOver && weekOf(today).at(-1) === today ? daysLater(today, 1) : today;
}

/** A day as an address names it; null for what is none. */
export function readDay(text: string | null): string | null {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? daysLater(text, 0) : null;
}

/** What is to be done on each day, by the newest that is known of the leads: indexes lag behind changes. */
export function calendarDays(
  days: readonly string[],
  calendar: LeadsCalendar,
  known: KnownLeads,
  moved: readonly CalendarLead[] = [],
): CalendarDay[] {
  const pickups = withMoved(newest(calendar.pickups, known, isPickup), known, moved);
  const followUps = newest(calendar.followUps, known, isFollowUp);
  return days.map((day) => ({
    day,
    pickups: routeOrder(pickups.filter(({ scheduledDate }) => scheduledDate?.startsWith(day))),
    followUps: followUps.filter(({ followUpDate }) => followUpDate?.startsWith(day)),
    isCrowded: calendar.crowdedDays.includes(day),
  }));
}

/** Whether nothing is planned on a day. */
export function isEmptyDay({ pickups, followUps }: CalendarDay): boolean {
  return pickups.length + followUps.length === 0;
}

/** The weekdays of some days, in their order: `Monday and Wednesday to Friday`. Two beside each other are named both. */
export function weekdaysText(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && daysLater(before, 1) === day) run.push(day);
    else runs.push([day]);
  }
  const texts = runs.flatMap((run) => {
    const [first = '', last = ''] = [run[0], run.at(-1)].map((day) => weekday(day ?? ''));
    return run.length > 2 ? [`${first} to ${last}`] : run.map(weekday);
  });
  return new Intl.ListFormat('en-CA').format(texts);
}

function weekday(day: string): string {
  return new Date(day).toLocaleDateString('en-CA', { weekday: 'long', timeZone: 'UTC' });
}

/** What is scheduled for no day, by the newest that is known of the leads. */
export function undatedLeads(
  { undated }: Pick<LeadsCalendar, 'undated'>,
  known: KnownLeads,
  moved: readonly CalendarLead[] = [],
): CalendarLead[] {
  return withMoved(newest(undated, known, isUndated), known, moved).filter(
    ({ status, scheduledDate }) => status === 'scheduled' && scheduledDate === null,
  );
}

/** Rows as they were moved, also from beyond these days; what is known to be newer than a move stays. */
function withMoved(
  rows: readonly CalendarLead[],
  known: KnownLeads,
  moved: readonly CalendarLead[],
): CalendarLead[] {
  const standing = moved.filter(({ id, version }) => {
    const newer = Math.max(known.get(id)?.version ?? 0, rows.find((row) => row.id === id)?.version ?? 0);
    return known.get(id) !== null && newer <= version;
  });
  const others = rows.filter(({ id }) => !standing.some((lead) => lead.id === id));
  return [...others, ...standing.filter(({ status }) => status !== 'canceled')];
}

/** Rows in their highest versions, without those that belong no more. */
function newest(
  rows: readonly CalendarLead[],
  known: KnownLeads,
  belongs: (lead: Lead) => boolean,
): CalendarLead[] {
  return rows.flatMap((row) => {
    const lead = known.get(row.id);
    if (lead === null) return [];
    if (lead === undefined || lead.version <= row.version) return [row];
    return belongs(lead) ? [toCalendarLead(lead)] : [];
  });
}
