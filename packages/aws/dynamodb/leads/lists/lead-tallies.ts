import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { allCounterKeys } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import { SUSPICIOUS, VALUE_PREFIX, WAITING } from '../rows/lead-counters.ts';

/** How many live leads there are, from the counters that every change of a lead keeps right. */
export interface LeadTallies {
  byStatus: Record<LeadStatus, number>;
  /** Of those that wait for their first answer. */
  waiting: number;
  suspicious: number;
  /** The sum of the estimated values of each status, in dollars. */
  valueByStatus: Record<LeadStatus, number>;
}

/** Reads all counters in one call and adds up their shards; what never occurred counts 0. */
export async function readTallies(table: Table): Promise<LeadTallies> {
  const shards = await table.getMany(allCounterKeys());
  const sum = (name: string) => shards.reduce((total, shard) => total + Number(shard[name] ?? 0), 0);
  return {
    byStatus: ofEach(sum),
    waiting: sum(WAITING),
    suspicious: sum(SUSPICIOUS),
    valueByStatus: ofEach((status) => sum(`${VALUE_PREFIX}${status}`) / 100),
  };
}

function ofEach(count: (status: LeadStatus) => number): Record<LeadStatus, number> {
  return Object.fromEntries(LEAD_STATUSES.map((status) => [status, count(status)])) as Record<
    LeadStatus,
    number
  >;
}
