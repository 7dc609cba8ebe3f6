import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { EVENT_PREFIX, eventKey, type LeadsKey, leadKey, MERGE_PREFIX } from '../../rows.ts';
import type { Query } from '../../table/expressions.ts';
import type { Table } from '../../table/table.ts';
import { unlessConflict } from '../../table/transactions.ts';
import { fromEventItem } from './lead-event-items.ts';
import { fromLeadItem } from './lead-items.ts';
import { fromMergeItem, type MergeRecord } from './lead-merge-items.ts';

/** The lead as it is now, or null. */
export async function readLead(leads: Table, id: number): Promise<Lead | null> {
  const item = await leads.get(leadKey(id));
  return item && fromLeadItem(item);
}

/**
 * Two leads as they were at one moment, so that a merge is of both or of neither; null for one that is not there. Null alone
 * while one of them is being written.
 */
export async function readLeadPair(
  leads: Table,
  ids: { id: number; otherId: number },
): Promise<{ lead: Lead | null; other: Lead | null } | null> {
  // DynamoDB reads no item twice in one transaction.
  const distinct = [...new Set([ids.id, ids.otherId])];
  const items = await unlessConflict(leads.getTogether(distinct.map(leadKey)));
  if (items === null) return null;
  const [lead = null, other = lead] = items.map((item) => item && fromLeadItem(item));
  return { lead, other };
}

/** Those of these leads that are there, as they are now, in the order of their ids here. */
export async function readLeads(leads: Table, ids: readonly number[]): Promise<Lead[]> {
  if (ids.length === 0) return [];
  const items = await leads.getMany(ids.map(leadKey));
  const found = new Map(items.map((item) => [Number(item.id), fromLeadItem(item)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The newest entries of a lead's timeline, the newest first, or those before an entry. */
export async function readTimeline(
  leads: Table,
  id: number,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<LeadEvent[]> {
  const query = {
    ...rowsOf(id, EVENT_PREFIX),
    descending: true,
    after: before === undefined ? undefined : eventKey(id, before),
  };
  return (await leads.queryFirst(query, limit)).map(fromEventItem);
}

/** All entries of a lead's timeline, the oldest first, a page at a time. */
export async function* readWholeTimeline(
  leads: Table,
  id: number,
): AsyncGenerator<LeadEvent[], void, undefined> {
  for await (const items of leads.queryPages(rowsOf(id, EVENT_PREFIX))) yield items.map(fromEventItem);
}

/** The leads that were merged into a lead, the oldest lead first. */
export async function readMerges(leads: Table, id: number): Promise<MergeRecord[]> {
  const merges = (await leads.queryAll(rowsOf(id, MERGE_PREFIX))).map(fromMergeItem);
  return merges.sort((a, b) => a.otherId - b.otherId);
}

/** The ids of those leads alone. */
export async function readMergedIds(leads: Table, id: number): Promise<number[]> {
  const items = await leads.queryAll({ ...rowsOf(id, MERGE_PREFIX), attributes: 'otherId' });
  return items.map(({ otherId }) => Number(otherId)).sort((a, b) => a - b);
}

/** The keys of all rows of a lead but its own, a page at a time: nobody knows how many there are. */
export async function* readKeysBeside(
  leads: Table,
  id: number,
  which: Pick<Query, 'filter' | 'names' | 'values'> = {},
): AsyncGenerator<LeadsKey[], void, undefined> {
  const query = { where: 'id = :id', attributes: 'id, #item', consistent: true };
  const names = { ...which.names, '#item': 'item' };
  const values = { ...which.values, ':id': id };
  for await (const items of leads.queryPages({ ...query, ...which, names, values })) {
    const keys = items.map((item) => ({ id: Number(item.id), item: String(item.item) }));
    yield keys.filter(({ item }) => item !== leadKey(id).item);
  }
}

function rowsOf(id: number, prefix: string): Query {
  return {
    where: 'id = :id AND begins_with(#item, :prefix)',
    names: { '#item': 'item' },
    values: { ':id': id, ':prefix': prefix },
    consistent: true,
  };
}
