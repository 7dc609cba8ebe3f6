import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import type { PagePosition, UncountedLeadPage } from '@harbour-haul/aws/dynamodb/leads/lists/lead-pages';
import { isLive, listOf } from '@harbour-haul/aws/dynamodb/leads/rows/lead-state';
import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads-schema';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { OPEN_STATUSES } from '@harbour-haul/domain/leads/open-statuses';
import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import { parseSearch } from '@harbour-haul/domain/leads/search/search-terms';

/** A page, with the count of its list where somebody keeps one. */
type AskedPage = UncountedLeadPage & { total: number | null };

/** The list that a query asks for. */
export interface AskedList {
  /** Tells lists apart whose positions have nothing to do with each other. */
  name: string;
  read(position: PagePosition): Promise<AskedPage>;
}

type Status = LeadStatus | 'trash' | null;

const EMPTY_PAGE: AskedPage = { leads: [], total: 0, nextKey: null, prevKey: null };

/** Reads which list is meant. All but the plain one come in an order of their own, whatever `sort` says. */
export function askedList(
  query: ListLeadsQuery,
  limit: number,
  leads: Pick<LeadsRepository, 'get' | 'list' | 'trash' | 'waiting' | 'due' | 'ofVisitor' | 'search'>,
  now: Date,
): AskedList {
  const status = query.status === undefined || query.status === 'all' ? null : (query.status as Status);
  const { visitorId, search = '' } = query;
  if (search.trim() !== '') return searchList(search, status, limit, leads);
  if (query.needsReply) {
    // All of them are new: of another status there are none.
    const isEmpty = status !== null && status !== 'new';
    const read = async (position: PagePosition) =>
      isEmpty ? EMPTY_PAGE : leads.waiting({ limit, position });
    return { name: 'needs-reply', read };
  }
  if (query.followUpDue) {
    const statuses = OPEN_STATUSES.filter((open) => status === null || open === status);
    const today = halifaxToday(now);
    const read = (position: PagePosition) => leads.due({ statuses, today, limit, position });
    return { name: 'follow-up-due', read: uncounted(read) };
  }
  if (visitorId) {
    const read = (position: PagePosition) => leads.ofVisitor({ visitorId, status, limit, position });
    return { name: `visitor ${visitorId}`, read: uncounted(read) };
  }
  const sort = (query.sort ?? 'createdAt') as LeadSortField;
  const order = (query.order ?? 'desc') as SortOrder;
  if (status === 'trash') {
    const today = now.toISOString().slice(0, 10);
    return { name: sort, read: (position) => leads.trash({ sort, order, limit, position, today }) };
  }
  return { name: sort, read: (position) => leads.list({ status, sort, order, limit, position }) };
}

/** What is too short to search by finds nothing, as it is typed. */
function searchList(
  text: string,
  status: Status,
  limit: number,
  leads: Pick<LeadsRepository, 'get' | 'search'>,
): AskedList {
  const asked = parseSearch(text);
  if (asked.kind === 'id') {
    const read = async (): Promise<AskedPage> => {
      const lead = await leads.get(asked.id);
      const belongs = lead !== null && (status === null ? isLive(lead) : listOf(lead) === status);
      return { ...EMPTY_PAGE, leads: belongs ? [lead] : [], total: null };
    };
    return { name: `id ${asked.id}`, read };
  }
  const { terms } = asked;
  if (terms.length === 0) return { name: 'search', read: uncounted(async () => EMPTY_PAGE) };
  const read = (position: PagePosition) => leads.search({ terms, status, limit, position });
  return { name: `search ${terms.join(' ')}`, read: uncounted(read) };
}

function uncounted(read: (position: PagePosition) => Promise<UncountedLeadPage>): AskedList['read'] {
  return async (position) => ({ ...(await read(position)), total: null });
}
