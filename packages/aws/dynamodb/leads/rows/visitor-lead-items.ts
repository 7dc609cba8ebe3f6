import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEADS_BY_VISITOR } from '../../keys.ts';
import { visitorLeadKey, visitorLeadsPartition } from '../../rows.ts';
import type { Query } from '../../table/expressions.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { expiryOf } from './lead-items.ts';

/**
 * What a change of a lead changes in where its visitor finds it. The row is written with the lead, so that whoever has just
 * sent one finds it: an index would lag behind. It goes when the lead does.
 */
export function visitorLeadWrites(leads: Table, before: Lead | null, after: Lead | null): Write[] {
  const [old, next] = [rowOf(before), rowOf(after)];
  if (old?.item === next?.item && old?.expiresAt === next?.expiresAt) return [];
  return [
    ...(old && old.item !== next?.item ? [leads.deleting({ id: old.id, item: old.item })] : []),
    ...(next ? [leads.putting(next)] : []),
  ];
}

/** The row of a visitor's lead; null for a lead of nobody. */
function rowOf(lead: Lead | null) {
  if (!lead || lead.visitorId === null) return null;
  const expiresAt = expiryOf(lead);
  return {
    ...visitorLeadKey(lead.visitorId, lead.id),
    leadId: lead.id,
    ...(expiresAt !== null && { expiresAt }),
  };
}

/**
 * The ids of a visitor's leads, whatever state they are in, the newest first. The rows name what the index may not have
 * yet; the index names what was written before there were rows, and may still name a lead that is gone.
 *
 * @param limit how many at most; all where none is given.
 */
export async function visitorLeadIds(leads: Table, visitorId: string, limit?: number): Promise<number[]> {
  const read = (query: Query) =>
    limit === undefined ? leads.queryAll(query) : leads.queryFirst(query, limit);
  const [rows, listed] = await Promise.all([read(rowsQuery(visitorId)), read(indexQuery(visitorId))]);
  const ids = new Set([...rows.map(({ leadId }) => Number(leadId)), ...listed.map(({ id }) => Number(id))]);
  return [...ids].sort((a, b) => b - a).slice(0, limit);
}

/** The ids of the newest leads of a visitor by their rows alone. */
export async function newestLeadIdsOfVisitor(
  leads: Table,
  visitorId: string,
  limit: number,
): Promise<number[]> {
  return (await leads.queryFirst(rowsQuery(visitorId), limit)).map(({ leadId }) => Number(leadId));
}

function indexQuery(visitorId: string): Query {
  return {
    index: LEADS_BY_VISITOR,
    where: 'visitorId = :visitorId',
    values: { ':visitorId': visitorId },
    descending: true,
  };
}

function rowsQuery(visitorId: string): Query {
  const { id, prefix } = visitorLeadsPartition(visitorId);
  return {
    where: 'id = :id AND begins_with(#item, :prefix)',
    names: { '#item': 'item' },
    values: { ':id': id, ':prefix': prefix },
    consistent: true,
  };
}
