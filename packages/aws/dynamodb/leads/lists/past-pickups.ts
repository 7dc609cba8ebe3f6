import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { type LeadStatus, OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { MAX_COUNTED_DUE } from '@harbour-haul/domain/leads/overview/leads-today';
import { asksIfDone } from '@harbour-haul/domain/leads/pickups/past-pickup';
import type { Table } from '../../table/table.ts';
import { readMergedPage, statusRanges } from './lead-pages.ts';
import type { LeadRange } from './lead-ranges.ts';

/**
 * Where leads of these statuses stand whose pickup was before `today` (`yyyy-mm-dd` in Halifax). Those without one stand there by the day
 * that they wished for, so that not every one of these has a pickup that is past.
 */
export function pastPickupRanges(statuses: readonly RequestedList[], today: string): LeadRange[] {
  return statusRanges(statuses, 'preferredDate', today);
}

/**
 * How many pickups are past that nobody has said to be done or off, as far as they are counted. By one key query a status: what was only
 * wished for is looked at with the rest, and the latest come first, since a pickup that was forgotten is one of these days.
 */
export async function countPastPickups(
  table: Table,
  today: string,
): Promise<{ pastPickups: number; hasMorePast: boolean }> {
  const counts = await Promise.all(OPEN_STATUSES.map((status) => countOf(table, status, today)));
  return {
    pastPickups: counts.reduce((sum, { past }) => sum + past, 0),
    hasMorePast: counts.some(({ status, hasMore }) => status === 'scheduled' && hasMore),
  };
}

async function countOf(table: Table, status: LeadStatus, today: string) {
  const request = { order: 'desc', limit: MAX_COUNTED_DUE, position: { at: 'first' } } as const;
  const { leads, nextKey } = await readMergedPage(table, pastPickupRanges([status], today), request);
  const past = leads.filter((lead) => asksIfDone(lead, today)).length;
  return { status, past, hasMore: nextKey !== null };
}
