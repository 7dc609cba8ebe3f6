import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadPlace, UncountedLeadPage } from './lead-pages.ts';

/** A place in a list, and the lead that stands there; null where what stands there does not belong. */
export interface SiftedRow {
  key: string;
  lead: Lead | null;
}

export interface SiftRead {
  from: string | null;
  backwards: boolean;
  size: number;
}

/** Reads the next rows in one direction; `ended` where nothing is beyond them. */
export type ReadRows = (read: SiftRead) => Promise<{ rows: SiftedRow[]; ended: boolean }>;

/** A page looks at no more than this many rounds of rows, and then goes on by its cursor. */
const MOST_ROUNDS = 5;
const MOST_ROWS = 100;

/**
 * One page of a list of which not every row belongs: it reads on until it is full, within bounds. A page that met its
 * bound is not full, or even empty, and still names where to go on.
 */
export async function readSiftedPage(
  { place, limit }: { place: LeadPlace; limit: number },
  readRows: ReadRows,
): Promise<UncountedLeadPage> {
  const backwards = place.at === 'last' || place.at === 'before';
  const start = 'key' in place ? place.key : null;
  const { seen, ended } = await sift({ from: start, backwards, limit }, readRows);
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

async function sift(
  { from, backwards, limit }: { from: string | null; backwards: boolean; limit: number },
  readRows: ReadRows,
): Promise<{ seen: SiftedRow[]; ended: boolean }> {
  const seen: SiftedRow[] = [];
  let size = limit + 1;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const { rows, ended } = await readRows({ from: seen.at(-1)?.key ?? from, backwards, size });
    seen.push(...rows);
    if (ended || seen.filter(({ lead }) => lead !== null).length > limit) return { seen, ended };
    size = MOST_ROWS;
  }
  return { seen, ended: false };
}
