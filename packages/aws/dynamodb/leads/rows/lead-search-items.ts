import type { Lead } from '@harbour-haul/domain/leads/lead';
import { searchTermsOf } from '@harbour-haul/domain/leads/search/search-terms';
import type { Write } from '../../table/transactions.ts';
import { type LeadsTableKey, sha256 } from './lead-items.ts';
import { isLive } from './lead-state.ts';

const PARTITIONS = 4096;
const FIRST_PARTITION = -1000;
const LAST_ID = 10 ** 12;

const TERM = 'term#';
/** Stands below every character of a term, so that `ann` comes before `anna`. */
const SEPARATOR = '\u001f';

/** What the keys of all terms begin with that begin like this one. */
export function searchTermPrefix(term: string): string {
  return `${TERM}${term}`;
}

/** The term of such a key. */
export function termOfSearchItem(item: string): string {
  return item.slice(TERM.length, item.lastIndexOf(SEPARATOR));
}

/** Terms with the same first two characters stand together, so that one query finds all that begin alike. */
export function searchPartition(term: string): number {
  return FIRST_PARTITION - (Number.parseInt(sha256(term.slice(0, 2)).slice(0, 8), 16) % PARTITIONS);
}

/** Where a term names a lead: of one term, the newest lead comes first. */
export function searchKey(term: string, leadId: number): LeadsTableKey {
  const newestFirst = String(LAST_ID - leadId).padStart(12, '0');
  return { id: searchPartition(term), item: `${searchTermPrefix(term)}${SEPARATOR}${newestFirst}` };
}

/** What a change of a lead changes in the search. Only live leads are found. */
export function searchWrites(table: string, before: Lead | null, after: Lead | null): Write[] {
  const [old, next] = [termsOf(before), termsOf(after)];
  const id = (after ?? before)?.id;
  if (id === undefined) return [];
  const gone = [...old].filter((term) => !next.has(term));
  const added = [...next].filter((term) => !old.has(term));
  return [
    ...gone.map((term) => ({ Delete: { TableName: table, Key: searchKey(term, id) } })),
    ...added.map((term) => ({ Put: { TableName: table, Item: { ...searchKey(term, id), leadId: id } } })),
  ];
}

function termsOf(lead: Lead | null): Set<string> {
  return new Set(lead && isLive(lead) ? searchTermsOf(lead) : []);
}
