import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadCount, MAX_COUNTED_LEADS } from '@harbour-haul/domain/leads/search/lead-count';
import type { PagePosition, UncountedLeadPage } from './lead-pages.ts';

/** A position in a list, and the lead that stands there; null where what stands there does not belong. */
export interface CandidateRow {
  key: string;
  lead: Lead | null;
}

export interface CandidateRead {
  from: string | null;
  backwards: boolean;
  size: number;
}

/** Reads the next rows in one direction; `ended` where nothing is beyond them. */
export type ReadRows = (read: CandidateRead) => Promise<{ rows: CandidateRow[]; ended: boolean }>;

/** A page reads no more than this many rounds of rows, and then ends with a cursor. */
const MAX_ROUNDS = 5;
const MAX_ROWS = 100;

/**
 * One page of a list of which not every row belongs: it reads on until it is full, within bounds. A page that met its
 * bound is not full, or even empty, and still has a cursor to continue.
 */
export async function readFilteredPage(
  { position, limit }: { position: PagePosition; limit: number },
  readRows: ReadRows,
): Promise<UncountedLeadPage> {
  const backwards = position.at === 'last' || position.at === 'before';
  const start = 'key' in position ? position.key : null;
  const { seen, ended } = await readCandidates({ from: start, backwards, limit }, readRows);
  const belonging = seen.filter(({ lead }) => lead !== null);
  const page = belonging.slice(0, limit);
  const more = belonging.length > limit || !ended;
  const last = belonging.length > limit ? page.at(-1) : seen.at(-1);
  const beyond = more ? (last?.key ?? null) : null;
  const back = start === null ? null : (seen[0]?.key ?? null);
  const leads = page.flatMap(({ lead }) => (lead ? [lead] : []));
  return backwards
    ? { leads: leads.reverse(), prevKey: beyond, nextKey: back }
    : { leads, nextKey: beyond, prevKey: back };
}

/** A count looks at no more than about this many rows: what it has found by then is a part. */
const MAX_COUNTED_ROWS = 2_000;
const COUNT_ROUND = 250;

/** How many leads such a list has, as far as a bounded look at its rows tells. */
export async function countFiltered(readRows: ReadRows): Promise<LeadCount> {
  let [count, looked] = [0, 0];
  let from: string | null = null;
  for (;;) {
    const { rows, ended } = await readRows({ from, backwards: false, size: COUNT_ROUND });
    count += rows.filter(({ lead }) => lead !== null).length;
    looked += rows.length;
    if (count > MAX_COUNTED_LEADS) return { count: MAX_COUNTED_LEADS, isMore: true };
    if (ended || looked >= MAX_COUNTED_ROWS) return { count, isMore: !ended };
    from = rows.at(-1)?.key ?? from;
  }
}

async function readCandidates(
  { from, backwards, limit }: { from: string | null; backwards: boolean; limit: number },
  readRows: ReadRows,
): Promise<{ seen: CandidateRow[]; ended: boolean }> {
  const seen: CandidateRow[] = [];
  let size = limit + 1;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const { rows, ended } = await readRows({ from: seen.at(-1)?.key ?? from, backwards, size });
    seen.push(...rows);
    if (ended || seen.filter(({ lead }) => lead !== null).length > limit) return { seen, ended };
    size = MAX_ROWS;
  }
  return { seen, ended: false };
}
