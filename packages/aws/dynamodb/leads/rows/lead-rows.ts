import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { EVENT_PREFIX, type LeadsKey, leadKey, MERGE_PREFIX } from '../../rows.ts';
import type { Item } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { fromEventItem } from './lead-event-items.ts';
import { fromLeadItem } from './lead-items.ts';
import { fromMergeItem, type MergeRecord } from './lead-merge-items.ts';

/** All rows of one lead's own partition. */
export interface LeadRows {
  lead: Lead | null;
  /** The timeline, newest first. */
  events: LeadEvent[];
  /** The leads that were merged into this one, the oldest lead first. */
  merges: MergeRecord[];
  /** Of every row but the lead's own. */
  keys: LeadsKey[];
}

/** The lead as it is now, or null. */
export async function readLead(leads: Table, id: number): Promise<Lead | null> {
  const item = await leads.get(leadKey(id));
  return item && fromLeadItem(item);
}

/** Those of these leads that are there, as they are now, in the order of their ids here. */
export async function readLeads(leads: Table, ids: readonly number[]): Promise<Lead[]> {
  if (ids.length === 0) return [];
  const items = await leads.getMany(ids.map(leadKey));
  const found = new Map(items.map((item) => [Number(item.id), fromLeadItem(item)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Reads a lead's partition; a page of a query holds 1 MB, which few leads fill. */
export async function readLeadRows(leads: Table, id: number): Promise<LeadRows> {
  const rows: LeadRows = { lead: null, events: [], merges: [], keys: [] };
  const partition = { where: 'id = :id', values: { ':id': id }, consistent: true, descending: true };
  for (const item of await leads.queryAll(partition)) sortIn(rows, item);
  rows.merges.sort((a, b) => a.otherId - b.otherId);
  return rows;
}

function sortIn(rows: LeadRows, item: Item): void {
  const key = { id: Number(item.id), item: String(item.item) };
  if (key.item === leadKey(key.id).item) {
    rows.lead = fromLeadItem(item);
    return;
  }
  rows.keys.push(key);
  if (key.item.startsWith(EVENT_PREFIX)) rows.events.push(fromEventItem(item));
  if (key.item.startsWith(MERGE_PREFIX)) rows.merges.push(fromMergeItem(item));
}
