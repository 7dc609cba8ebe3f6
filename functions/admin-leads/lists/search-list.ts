import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isLive, listOf, type RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { hasTerms, parseSearch } from '@harbour-haul/domain/leads/search/search-terms';
import { groupMark } from './group-mark.ts';
import { countedList, emptyList, type LeadList, type ListDeps, uncountedList } from './lead-list.ts';
import { type Narrowing, narrowingMark } from './list-narrowing.ts';

interface SearchWithin {
  status: RequestedList | null;
  group: LeadGroup;
  within: Narrowing | null;
  limit: number;
}

/** Lists whose leads stand under no terms; they are read as they are, and are short. */
const UNINDEXED: readonly RequestedList[] = ['trash', 'suspicious'];

/** What a text finds. One that is too short to search by finds nothing. */
export function searchList(text: string, { limit, ...narrowed }: SearchWithin, deps: ListDeps): LeadList {
  const search = parseSearch(text);
  if (search.kind === 'id') return leadOfId(search.id, narrowed, deps);
  const { terms } = search;
  if (terms.length === 0) return emptyList('search', null);
  const { status, group, within } = narrowed;
  const name = `search ${terms.join(' ')}${groupMark(group)}${narrowingMark(within)}`;
  if (status !== null && UNINDEXED.includes(status)) {
    const holds = (lead: Lead) => hasTerms(lead, terms) && (within === null || within.holds(lead));
    const list = { kind: 'statuses', statuses: [status] } as const;
    const found = { list, group, within: holds, order: 'desc' } as const;
    return uncountedList(
      `${status} ${name}`,
      (position) => deps.leads.matching({ ...found, limit, position }),
      () => deps.leadCounts.matching(found),
    );
  }
  const found = { terms, status, group, within: within?.holds };
  return uncountedList(
    name,
    (position) => deps.leads.search({ ...found, limit, position }),
    () => deps.leadCounts.search(found),
  );
}

function leadOfId(id: number, narrowed: Omit<SearchWithin, 'limit'>, { leads }: ListDeps): LeadList {
  return countedList(`id ${id}`, async () => {
    const lead = await leads.get(id);
    const isListed = lead !== null && belongs(lead, narrowed);
    return { leads: isListed ? [lead] : [], total: null, nextKey: null, prevKey: null };
  });
}

function belongs(lead: Lead, { status, group, within }: Omit<SearchWithin, 'limit'>): boolean {
  const isListed = status === null ? isLive(lead) : listOf(lead) === status;
  return isListed && isOfGroup(lead, group) && (within === null || within.holds(lead));
}
