import { isLive, listOf, type RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { LEADS_BY_VISITOR } from '../../keys.ts';
import type { Table } from '../../table/table.ts';
import { fromLeadItem } from '../rows/lead-items.ts';
import { type CandidateRead, readFilteredPage } from './filtered-page.ts';
import type { PagePosition, UncountedLeadPage } from './lead-pages.ts';

export interface VisitorLeadsRequest {
  visitorId: string;
  /** Null lists all statuses, without the trash. */
  status: RequestedList | null;
  limit: number;
  position: PagePosition;
}

const LEAD_ID = /^\d{1,15}$/;

/** One page of a visitor's leads, the newest first. Positions are ids of leads. */
export async function readVisitorPage(
  table: Table,
  { visitorId, status, limit, position }: VisitorLeadsRequest,
): Promise<UncountedLeadPage> {
  return readFilteredPage({ position, limit }, async ({ from, backwards, size }: CandidateRead) => {
    // Nothing stands beyond what is no id.
    if (from !== null && !LEAD_ID.test(from)) return { rows: [], ended: true };
    const { items, last } = await table.queryPage({
      index: LEADS_BY_VISITOR,
      where: `visitorId = :visitorId${from === null ? '' : ` AND id ${backwards ? '>' : '<'} :from`}`,
      values: { ':visitorId': visitorId, ...(from !== null && { ':from': Number(from) }) },
      descending: !backwards,
      limit: size,
    });
    const rows = items.map(fromLeadItem).map((lead) => ({
      key: String(lead.id),
      lead: (status === null ? isLive(lead) : listOf(lead) === status) ? lead : null,
    }));
    return { rows, ended: last === undefined };
  });
}
