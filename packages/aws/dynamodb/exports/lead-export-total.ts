import { isOfOneGroup, type LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { countTrash, readDayCounts } from '../leads/days/day-counts.ts';
import { readTallies } from '../leads/lists/lead-tallies.ts';
import { STATUS_PREFIX } from '../leads/rows/lead-counters.ts';
import type { Table } from '../table/table.ts';

/** Before and after every day. */
const [FIRST, LAST] = ['0000-01-01', '9999-12-31'];

/** How many leads an export will have, as far as counters tell; 0 for what is found only as it is read. */
export async function countExported(leads: Table, filter: LeadExportFilter, now: Date): Promise<number> {
  const { status, queue, within, search, ids, pickups } = filter;
  if (ids !== null) return ids.length;
  if (isOfOneGroup(filter) || within.length > 0) return 0;
  if (search !== null || pickups !== null || queue === 'follow-up-due' || queue === 'owned') return 0;
  if (queue === 'needs-reply') return (await readTallies(leads)).waiting;
  if (status === 'suspicious') return (await readTallies(leads)).suspicious;
  if (status === 'trash') return countTrash(leads, now.toISOString().slice(0, 10));
  return countByDays(leads, filter);
}

/**
 * How many leads came in on the days of a filter, from the counters of days and not from the leads. A bound within a
 * day counts as the whole day.
 */
async function countByDays(leads: Table, { status, from, to }: LeadExportFilter): Promise<number> {
  const first = from === null ? FIRST : halifaxToday(new Date(from));
  const last = to === null ? LAST : halifaxToday(new Date(to));
  const days = await readDayCounts(leads, first, last);
  const names = (status ? [status] : LEAD_STATUSES).map((one) => `${STATUS_PREFIX}${one}`);
  let count = 0;
  for (const ofDay of days.values()) for (const name of names) count += ofDay.get(name) ?? 0;
  return count;
}
