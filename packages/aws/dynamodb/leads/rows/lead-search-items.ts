import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import { searchTermsOf } from '@harbour-haul/domain/leads/search/search-terms';
import { searchKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** What a change of a lead changes in the search. Only leads that the team works on are found. */
export function searchWrites(leads: Table, before: Lead | null, after: Lead | null): Write[] {
  const [old, next] = [termsOf(before), termsOf(after)];
  const id = (after ?? before)?.id;
  if (id === undefined) return [];
  const gone = [...old].filter((term) => !next.has(term));
  const added = [...next].filter((term) => !old.has(term));
  return [
    ...gone.map((term) => leads.deleting(searchKey(term, id))),
    ...added.map((term) => leads.putting({ ...searchKey(term, id), leadId: id })),
  ];
}

function termsOf(lead: Lead | null): Set<string> {
  return new Set(lead && isWorked(lead) ? searchTermsOf(lead) : []);
}
