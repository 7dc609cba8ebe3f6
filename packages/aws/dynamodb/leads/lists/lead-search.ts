import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked, listOf, type RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { matchesSearch, mostSelectiveTerm } from '@harbour-haul/domain/leads/search/search-terms';
import { searchPartition, searchTermPrefix, termOfSearchItem } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import { readLeads } from '../rows/lead-rows.ts';
import { type CandidateRead, readFilteredPage } from './filtered-page.ts';
import type { PagePosition, UncountedLeadPage } from './lead-pages.ts';

export interface LeadSearchRequest {
  /** All of them must be found, each by its beginning (`readSearch`); at least one. */
  terms: string[];
  /** Null searches all statuses. Neither the trash nor what is suspicious is searched. */
  status: RequestedList | null;
  group?: LeadGroup;
  /** What else must hold of a lead; undefined for nothing. */
  within?: ((lead: Lead) => boolean) | undefined;
  limit: number;
  position: PagePosition;
}

interface FoundTerm {
  /** Its sort key in the partition, which is a position in the list. */
  item: string;
  leadId: number;
}

/**
 * One page of the leads that a search finds. The rarest term is looked up by key; the others are matched
 * against the leads themselves. Words that begin alike stand one after the other, and of each the newest leads first.
 */
export async function searchLeads(
  table: Table,
  { terms, status, group = {}, within = () => true, limit, position }: LeadSearchRequest,
): Promise<UncountedLeadPage> {
  const term = mostSelectiveTerm(terms);
  return readFilteredPage({ position, limit }, async (rows) => {
    const { found, ended } = await readTerms(table, term, rows);
    const read = await readLeads(table, [...new Set(found.map(({ leadId }) => leadId))]);
    const leads = new Map(read.map((lead) => [lead.id, lead]));
    const candidates = found.map(({ item, leadId }) => {
      const lead = leads.get(leadId);
      const belongs =
        lead !== undefined &&
        isWorked(lead) &&
        (status === null || listOf(lead) === status) &&
        isOfGroup(lead, group) &&
        within(lead) &&
        matchesSearch(lead, terms, termOfSearchItem(item), term);
      return { key: item, lead: belongs ? lead : null };
    });
    return { rows: candidates, ended };
  });
}

async function readTerms(
  table: Table,
  term: string,
  { from, backwards, size }: CandidateRead,
): Promise<{ found: FoundTerm[]; ended: boolean }> {
  const id = searchPartition(term);
  const prefix = searchTermPrefix(term);
  // DynamoDB would refuse a start key outside of the queried range.
  if (from !== null && !from.startsWith(prefix)) return { found: [], ended: true };
  const { items, last } = await table.queryPage({
    where: 'id = :id AND begins_with(#item, :prefix)',
    names: { '#item': 'item' },
    values: { ':id': id, ':prefix': prefix },
    ...(from !== null && { after: { id, item: from } }),
    descending: backwards,
    limit: size,
    consistent: true,
  });
  return { found: items as unknown as FoundTerm[], ended: last === undefined };
}
