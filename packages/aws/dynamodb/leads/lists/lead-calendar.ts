import { storedDay } from '@harbour-haul/domain/leads/fields/stored-day';
import { type LeadStatus, OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import {
  type CalendarLead,
  isFollowUp,
  isPickup,
  isUndated,
  type LeadsCalendar,
  MAX_DAY_PICKUPS,
  MAX_FOLLOW_UPS,
  toCalendarLead,
} from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { LEADS_BY_PICKUP_DAY, leadIndexName } from '../../keys.ts';
import type { Table } from '../../table/table.ts';
import { fromLeadItem } from '../rows/lead-items.ts';
import { readMergedPage, statusRanges } from './lead-pages.ts';

export interface CalendarDays {
  /** `yyyy-mm-dd`, both among the days. */
  from: string;
  to: string;
}

/** What of a day is read at most, the trash and what was canceled included. */
const MAX_DAY_ROWS = 200;
/** What of the scheduled leads is looked at for those without a day: no index has these alone, and those of before would lack one. */
const MAX_SCHEDULED_ROWS = 200;

/** The pickups and follow-ups of some days and what has no day, by one key query a day, one an open status and one of what is scheduled. */
export async function readCalendar(table: Table, { from, to }: CalendarDays): Promise<LeadsCalendar> {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push(day);
  const [ofDays, followUps, undated] = await Promise.all([
    Promise.all(days.map((day) => readDay(table, day))),
    readFollowUps(table, { from, to }),
    readUndated(table),
  ]);
  return {
    pickups: ofDays.flatMap(({ pickups }) => pickups),
    crowdedDays: days.filter((_, index) => ofDays[index]?.hasMore),
    ...followUps,
    ...undated,
  };
}

/** Of the scheduled leads that were changed last: one that has just become scheduled without a day is among them. */
async function readUndated(table: Table): Promise<Pick<LeadsCalendar, 'undated' | 'hasMoreUndated'>> {
  const query = {
    index: leadIndexName('updatedAt'),
    where: '#status = :scheduled',
    names: { '#status': 'status' },
    values: { ':scheduled': 'scheduled' satisfies LeadStatus },
    descending: true,
  };
  const items = await table.queryFirst(query, MAX_SCHEDULED_ROWS + 1);
  const undated = items.slice(0, MAX_SCHEDULED_ROWS).map(fromLeadItem).filter(isUndated);
  return { undated: undated.map(toCalendarLead), hasMoreUndated: items.length > MAX_SCHEDULED_ROWS };
}

async function readDay(table: Table, day: string): Promise<{ pickups: CalendarLead[]; hasMore: boolean }> {
  const query = {
    index: LEADS_BY_PICKUP_DAY,
    where: 'scheduledDate = :day',
    values: { ':day': storedDay(day) },
  };
  const items = await table.queryFirst(query, MAX_DAY_ROWS + 1);
  const pickups = items.map(fromLeadItem).filter(isPickup);
  return {
    pickups: pickups.slice(0, MAX_DAY_PICKUPS).map(toCalendarLead),
    hasMore: items.length > MAX_DAY_ROWS || pickups.length > MAX_DAY_PICKUPS,
  };
}

/** Days are stored as times of the day in UTC, and `~` stands above all of them. */
async function readFollowUps(
  table: Table,
  { from, to }: CalendarDays,
): Promise<Pick<LeadsCalendar, 'followUps' | 'hasMoreFollowUps'>> {
  const ranges = statusRanges(OPEN_STATUSES, 'followUpDate', `${to}~`).map((range) => ({
    ...range,
    start: from,
  }));
  const request = { order: 'asc', limit: MAX_FOLLOW_UPS, position: { at: 'first' } } as const;
  const { leads, nextKey } = await readMergedPage(table, ranges, request);
  return { followUps: leads.filter(isFollowUp).map(toCalendarLead), hasMoreFollowUps: nextKey !== null };
}
