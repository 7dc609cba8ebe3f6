import { mostSelectiveTerm } from '@harbour-haul/domain/leads/search/search-terms';
import { searchPartition, searchTermPrefix } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import type { CandidateRead } from './filtered-page.ts';

/** A lead under a term that it is found by. */
export interface FoundTerm {
  /** Its sort key in the partition, which is a position in the list. */
  item: string;
  leadId: number;
}

/** So many rows of a term tell how rare it is; they are small, and no lead is read for them. */
const PROBED_ROWS = 100;
const MAX_PROBED_TERMS = 6;

/** The next rows of the terms that begin like this one. */
export async function readTerms(
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

/**
 * The term that a search is read by: the one that the fewest leads have, as far as its first rows tell. The longest would often be
 * the town, which a quarter of all leads has. A page that goes on from a key is read by the term of that key.
 */
export async function drivingTerm(
  table: Table,
  terms: readonly string[],
  from: string | null,
): Promise<string> {
  const ofKey = terms.filter((term) => from?.startsWith(searchTermPrefix(term)));
  if (from !== null) return mostSelectiveTerm(ofKey.length > 0 ? ofKey : terms);
  const longest = terms.toSorted((a, b) => b.length - a.length);
  if (longest.length < 2) return mostSelectiveTerm(terms);
  const probed = await Promise.all(
    longest.slice(0, MAX_PROBED_TERMS).map(async (term) => ({ term, share: await shareOf(table, term) })),
  );
  return probed.reduce((rarest, one) => (one.share < rarest.share ? one : rarest)).term;
}

/** About which share of the leads has a term: its rows are of one word at first, the newest leads before older ones. */
async function shareOf(table: Table, term: string): Promise<number> {
  const { found, ended } = await readTerms(table, term, { from: null, backwards: false, size: PROBED_ROWS });
  // What is read to its end in one go is rarer than all that is not.
  if (ended) return found.length - PROBED_ROWS;
  const ids = found.map(({ leadId }) => leadId);
  return found.length / (1 + Math.max(...ids) - Math.min(...ids));
}
