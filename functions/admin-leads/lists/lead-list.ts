import type { AdminLeadsRepository } from '@harbour-haul/aws/dynamodb/leads/admin-leads-repository';
import type { LeadCounts } from '@harbour-haul/aws/dynamodb/leads/lists/lead-counts';
import type { PagePosition, UncountedLeadPage } from '@harbour-haul/aws/dynamodb/leads/lists/lead-pages';
import type { LeadCount } from '@harbour-haul/domain/leads/search/lead-count';

/** A page, with the count of its list where that is stored. */
type ListPage = UncountedLeadPage & { total: number | null };

/** One of the admin's lists. */
export interface LeadList {
  /** Distinguishes lists, since the cursor of one is not valid in another. */
  name: string;
  read(position: PagePosition): Promise<ListPage>;
  /** How many leads it has, as far as that is cheap to know. */
  count(): Promise<LeadCount>;
}

/** What lists are read from. */
export interface ListDeps {
  leads: Pick<
    AdminLeadsRepository,
    | 'get'
    | 'list'
    | 'suspicious'
    | 'trash'
    | 'waiting'
    | 'due'
    | 'ofOwner'
    | 'ofVisitor'
    | 'search'
    | 'created'
    | 'matching'
  >;
  leadCounts: Pick<LeadCounts, 'matching' | 'ofOwner' | 'search' | 'created'>;
  now(): Date;
}

/** A list whose pages have its count, or that has one page. */
export function countedList(name: string, read: LeadList['read']): LeadList {
  const count = async () => {
    const { total, leads } = await read({ at: 'first' });
    return { count: total ?? leads.length, isMore: false };
  };
  return { name, read, count };
}

/** A list of which no counter is kept. */
export function uncountedList(
  name: string,
  read: (place: PagePosition) => Promise<UncountedLeadPage>,
  count: LeadList['count'],
): LeadList {
  return { name, read: async (place) => ({ ...(await read(place)), total: null }), count };
}

/** A list that can have no lead. @param total what its pages say of their count */
export function emptyList(name: string, total: 0 | null): LeadList {
  return countedList(name, async () => ({ leads: [], total, nextKey: null, prevKey: null }));
}
