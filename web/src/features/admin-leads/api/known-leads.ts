import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { openFollowUp } from '@harbour-haul/domain/leads/follow-up';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen, isWorked, listOf } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { asksIfDone } from '@harbour-haul/domain/leads/pickups/past-pickup';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { discardDraft } from '../drafts/draft-store.ts';

/** The highest version of each lead that any answer has brought; null once it was erased. */
export type KnownLeads = ReadonlyMap<number, Lead | null>;

const NONE: KnownLeads = new Map();

/** In the query cache, and so cleared with it when the user signs out. */
const knownLeads = queryOptions<KnownLeads>({
  queryKey: ['known-leads'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** What is known of the leads; lists are read from indexes that lag behind what a change has answered. */
export function useKnownLeads(): KnownLeads {
  return useQuery(knownLeads).data ?? NONE;
}

export function knownLeadsOf(client: QueryClient): KnownLeads {
  return client.getQueryData(knownLeads.queryKey) ?? NONE;
}

/** Keeps leads as an answer has them, be it of a list, of the lead or of a change; older versions change nothing. */
export function keepLeads(client: QueryClient, leads: readonly Lead[]): void {
  const known = knownLeadsOf(client);
  const next = new Map(known);
  for (const lead of leads) if (isNewer(lead, next.get(lead.id))) next.set(lead.id, lead);
  const isChanged = leads.some(({ id }) => next.get(id) !== known.get(id));
  if (isChanged) client.setQueryData(knownLeads.queryKey, next);
}

/** A lead was erased, be it by another admin: nothing of it stays here, and no list brings it back. */
export function forgetLead(client: QueryClient, id: number): void {
  discardDraft(id);
  client.setQueryData(knownLeads.queryKey, new Map(knownLeadsOf(client)).set(id, null));
}

/** The lead in its highest version; null where it was erased. The very same object where nothing newer is known. */
export function newestOf(known: KnownLeads, lead: Lead): Lead | null {
  const kept = known.get(lead.id);
  return kept === null || (kept !== undefined && kept.version > lead.version) ? kept : lead;
}

function isNewer(lead: Lead, kept: Lead | null | undefined): boolean {
  return kept === undefined || (kept !== null && lead.version > kept.version);
}

/**
 * The rows of a list in their highest versions, without those that have left the list since the index knew them. The
 * very same array where nothing newer is known.
 */
export function newestRows(known: KnownLeads, rows: readonly Lead[], query: ListLeadsQuery): readonly Lead[] {
  const newest = rows.flatMap((row) => {
    const lead = newestOf(known, row);
    return lead !== null && (lead.version === row.version || belongs(lead, row, query)) ? [lead] : [];
  });
  const isSame = newest.length === rows.length && newest.every((lead, index) => lead === rows[index]);
  return isSame ? rows : newest;
}

/**
 * Whether a list shows a lead, by what changes move: its status, junk type and area, the trash, merges, whose it is, what waits for the team
 * and whether a pickup is past.
 * @param row the lead as the list has it.
 */
export function belongs(
  lead: Lead,
  row: Lead,
  {
    status = 'all',
    needsReply: waiting,
    followUpDue,
    pickupPast,
    owner,
    junkType,
    area,
    createdFrom,
  }: ListLeadsQuery,
): boolean {
  if (owner && !(isOpen(lead) && lead.ownerId === row.ownerId)) return false;
  if (createdFrom === undefined && !isOfGroup(lead, { junkType, area })) return false;
  if (waiting && !needsReply(lead)) return false;
  if (followUpDue && openFollowUp(lead) === null) return false;
  if (pickupPast && !asksIfDone(lead, halifaxToday(new Date()))) return false;
  return status === 'all' ? isWorked(lead) : listOf(lead) === status;
}
