import { leadKey, SEQUENCE_KEY } from '@harbour-haul/aws/dynamodb/rows';
import type { RestoreTables } from './restore-leads.ts';

const AT_ONCE = 1000;

/** The ids of all leads that the copy has and the table has not, in their order. */
export async function missingLeads({ live, copy }: RestoreTables): Promise<number[]> {
  const lastId = Number((await copy.get(SEQUENCE_KEY))?.lastId ?? 0);
  const missing: number[] = [];
  for (let first = 1; first <= lastId; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, lastId - first + 1);
    const keys = Array.from({ length }, (_, index) => leadKey(first + index));
    const [there, wanted] = await Promise.all([live.getMany(keys), copy.getMany(keys)]);
    const ids = new Set(there.map(({ id }) => Number(id)));
    missing.push(...wanted.map(({ id }) => Number(id)).filter((id) => !ids.has(id)));
  }
  return missing.sort((a, b) => a - b);
}
