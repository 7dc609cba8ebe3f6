import { erasedLeadIds } from '@harbour-haul/aws/dynamodb/leads/erasure-receipts';
import { findPersonRecords } from '@harbour-haul/aws/dynamodb/leads/person-records';
import { hasWithdrawn, readChatLink } from '@harbour-haul/aws/dynamodb/leads/rows/lead-links';
import type { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isUnsent } from '@harbour-haul/domain/leads/submission/leave-chat';

/** Says why a lead of the copy must stay gone; null where it may come back. */
export type RestoreRefusal = (lead: Lead) => Promise<string | null>;

/**
 * Reads what was erased since the copy: by their own receipts, and whoever the copy knows to be the same person, as
 * an erasure finds them.
 */
export async function refusalOfRestore(live: Table, copy: Table, now: Date): Promise<RestoreRefusal> {
  const erasedIds = await erasedLeadIds(live);
  const people = await Promise.all(erasedIds.map((id) => findPersonRecords(copy, id)));
  const erased = new Set([...erasedIds, ...people.flatMap((one) => one?.leads.map(({ id }) => id) ?? [])]);
  const visitors = new Set(people.flatMap((one) => one?.visitorIds ?? []));
  return async (lead) => {
    if (erased.has(lead.id)) return 'was erased';
    if (lead.visitorId !== null && visitors.has(lead.visitorId)) return 'is of a person who was erased';
    if (lead.trash && Date.parse(lead.trash.expiresAt) <= now.getTime()) return 'has left the trash for good';
    return (await isWithdrawn(live, lead)) ? 'was withdrawn by its visitor' : null;
  };
}

async function isWithdrawn(live: Table, lead: Lead): Promise<boolean> {
  const { sessionId, visitorId } = lead;
  const link = sessionId === null ? null : await readChatLink(live, sessionId);
  if (link?.tombstone) return true;
  return isUnsent(lead) && visitorId !== null && hasWithdrawn(live, visitorId);
}
