import type { PickupDays } from '@harbour-haul/domain/leads/export/export-filter';
import { storedDay } from '@harbour-haul/domain/leads/fields/stored-day';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { listOf } from '@harbour-haul/domain/leads/lead-state';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { isPickup } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { LEADS_BY_PICKUP_DAY } from '../keys.ts';
import { fromLeadItem } from '../leads/rows/lead-items.ts';
import type { Table } from '../table/table.ts';
import type { ExportRow, ExportRowsFilter } from './export-row.ts';

/** As many leads of a day as a query yields. */
const PAGE = 500;
const ID_DIGITS = 15;

/**
 * Reads the leads whose pickup is on some days, one day after the other: each is a partition of its index. Of a day they stand in
 * the order in which they came in.
 */
export async function* readPickupRows(
  leads: Table,
  filter: ExportRowsFilter,
  { from, to }: PickupDays,
  after: string | null,
): AsyncGenerator<ExportRow[], void, undefined> {
  const [reached, afterId] = after?.split(' ') ?? [from, '0'];
  for (let day = reached ?? from; day <= to; day = daysLater(day, 1)) {
    const pages = leads.queryPages({
      index: LEADS_BY_PICKUP_DAY,
      where: 'scheduledDate = :day AND id > :after',
      values: { ':day': storedDay(day), ':after': day === reached ? Number(afterId) : 0 },
      limit: PAGE,
    });
    for await (const items of pages) {
      const found = items.map(fromLeadItem).filter((lead) => belongs(lead, filter));
      yield found.map((lead) => ({ key: `${day} ${String(lead.id).padStart(ID_DIGITS, '0')}`, lead }));
    }
  }
}

/** Without a status what the calendar shows as pickups; canceled ones are there where they are asked for. */
function belongs(lead: Lead, { status, from, to }: ExportRowsFilter): boolean {
  if (status === null ? !isPickup(lead) : listOf(lead) !== status) return false;
  return (from === null || lead.createdAt >= from) && (to === null || lead.createdAt <= to);
}
