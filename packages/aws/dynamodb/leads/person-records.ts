import type { Lead } from '@harbour-haul/domain/leads/lead';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import type { Table } from '../table/table.ts';
import { type LeadRows, readLeadRows } from './rows/lead-rows.ts';
import { visitorLeadIds } from './rows/visitor-lead-items.ts';

/** All records of the person whom one lead is about. */
export interface PersonRecords {
  /**
   * That lead first, each of the others after one by which it was found. Removing them from the end can stop
   * anywhere: all that is left is found again from the first.
   */
  leads: Lead[];
  visitorIds: string[];
  /** Chats that a lead or a timeline names; their visitors may have more. */
  sessionIds: string[];
  photoPaths: string[];
}

/**
 * Finds a person's leads from one of them: those that were merged into it or it into, and all of the visitors who sent
 * them or sent a repeat request. Null where the lead is gone.
 */
export async function findPersonRecords(table: Table, leadId: number): Promise<PersonRecords | null> {
  const leads = new Map<number, Lead>();
  const visitorIds = new Set<string>();
  const sessionIds = new Set<string>();
  const queue = [leadId];
  const seen = new Set(queue);
  for (const id of queue) {
    const rows = await readLeadRows(table, id);
    if (!rows.lead) continue;
    leads.set(id, rows.lead);
    const named = namedIn(rows, rows.lead);
    for (const sessionId of named.sessionIds) sessionIds.add(sessionId);
    const newVisitors = named.visitorIds.filter((visitorId) => !visitorIds.has(visitorId));
    for (const visitorId of newVisitors) visitorIds.add(visitorId);
    const ofVisitors = await Promise.all(newVisitors.map((one) => visitorLeadIds(table, one)));
    for (const next of [...named.leadIds, ...ofVisitors.flat()]) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  if (!leads.has(leadId)) return null;
  const all = [...leads.values()];
  return {
    leads: all,
    visitorIds: [...visitorIds],
    sessionIds: [...sessionIds],
    photoPaths: [...new Set(all.flatMap(allPhotoPaths))],
  };
}

function namedIn({ events, merges }: LeadRows, lead: Lead) {
  const repeaters = events.flatMap((event) =>
    event.type === 'asked_again' && event.from ? [event.from] : [],
  );
  const senders = [lead, ...repeaters];
  return {
    leadIds: [
      ...merges.map(({ otherId }) => otherId),
      ...(lead.mergedInto === null ? [] : [lead.mergedInto]),
    ],
    visitorIds: [...new Set(senders.flatMap(({ visitorId }) => visitorId ?? []))],
    sessionIds: senders.flatMap(({ sessionId }) => sessionId ?? []),
  };
}
