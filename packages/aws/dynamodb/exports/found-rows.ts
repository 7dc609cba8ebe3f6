import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isLive, listOf } from '@harbour-haul/domain/leads/lead-state';
import { isInQueue } from '@harbour-haul/domain/leads/search/lead-queues';
import { parseSearch } from '@harbour-haul/domain/leads/search/search-terms';
import type { PagePosition, UncountedLeadPage } from '../leads/lists/lead-pages.ts';
import { searchLeads } from '../leads/lists/lead-search.ts';
import { readOwnerPage } from '../leads/lists/owner-leads.ts';
import { readLeads } from '../leads/rows/lead-rows.ts';
import type { Table } from '../table/table.ts';
import type { ExportRow, ExportRowsFilter } from './export-row.ts';

type Rows = AsyncGenerator<ExportRow[], void, undefined>;

/** As many leads as are read at once. */
const BATCH = 100;
/** Beyond every position of a list that is read by pages. */
const END = 'end';

/** Reads leads that were chosen one by one, in the order in which they were named; those that are gone are left out. */
export async function* readChosenRows(
  leads: Table,
  filter: ExportRowsFilter,
  ids: readonly number[],
  after: string | null,
): Rows {
  for (let start = Number(after ?? 0); start < ids.length; start += BATCH) {
    const chosen = await readLeads(leads, ids.slice(start, start + BATCH));
    const rows = chosen.filter((lead) => lead.mergedInto === null && isWithin(lead, filter));
    yield rows.map((lead) => ({ key: String(start + BATCH), lead }));
  }
}

/** Reads what a search finds, in its order, a page at a time. A page has one key: an export continues after it. */
export async function* readFoundRows(
  leads: Table,
  filter: ExportRowsFilter,
  text: string,
  after: string | null,
): Rows {
  const search = parseSearch(text);
  if (after === END) return;
  if (search.kind === 'id') {
    const found = (await readLeads(leads, [search.id])).filter((lead) => isListed(lead, filter));
    yield found.map((lead) => ({ key: END, lead }));
    return;
  }
  const { terms } = search;
  if (terms.length === 0) return;
  const { status } = filter;
  yield* readPages(filter, after, (position) =>
    searchLeads(leads, { terms, status, limit: BATCH, position }),
  );
}

/** Reads an owner's open leads in the order of their list, a page at a time. */
export async function* readOwnedRows(leads: Table, filter: ExportRowsFilter, after: string | null): Rows {
  const { owner: ownerId, status } = filter;
  yield* readPages(filter, after, (position) =>
    readOwnerPage(leads, { ownerId, status, limit: BATCH, position }),
  );
}

async function* readPages(
  filter: ExportRowsFilter,
  after: string | null,
  read: (position: PagePosition) => Promise<UncountedLeadPage>,
): Rows {
  let key = after;
  while (key !== END) {
    const page = await read(key === null ? { at: 'first' } : { at: 'after', key });
    const next = page.nextKey ?? END;
    yield page.leads.filter((lead) => isWithin(lead, filter)).map((lead) => ({ key: next, lead }));
    key = next;
  }
}

function isListed(lead: Lead, filter: ExportRowsFilter): boolean {
  const belongs = filter.status === null ? isLive(lead) : listOf(lead) === filter.status;
  return belongs && isWithin(lead, filter);
}

function isWithin(lead: Lead, filter: ExportRowsFilter): boolean {
  const { from, to, within } = filter;
  if ((from !== null && lead.createdAt < from) || (to !== null && lead.createdAt > to)) return false;
  return within.every((queue) => isInQueue(lead, queue, filter));
}
