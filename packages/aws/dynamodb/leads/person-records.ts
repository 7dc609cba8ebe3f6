import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import type { Item } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import type { LeftOfPerson } from './erasure-receipts.ts';
import type { FormerMerge } from './former-merges.ts';
import { readLeads } from './rows/lead-rows.ts';
import { visitorLeadIds } from './rows/visitor-lead-items.ts';

/** As many leads are found at a time: a script may have made very many in one person's name. */
const LEADS_AT_ONCE = 50;

/** Records of the person whom one lead is about: all, or as many as are removed in one step. */
export interface PersonRecords {
  /** That lead among them. */
  leads: Lead[];
  visitorIds: string[];
  /** Chats that a lead or a timeline names; their visitors may have more. */
  sessionIds: string[];
  photoPaths: string[];
  /** The leads that were looked at, those that are gone among them. */
  seenIds: number[];
  /** Leads of others into which one of the person's came by merges that were undone since, be it with another one. */
  formerMerges: FormerMerge[];
  /** Further leads of the person. What names them may be removed with these records, so they have to be noted first. */
  beyondIds: number[];
}

/**
 * Finds a person's leads from one of them: those that an admin merged into it or it into, and all of the visitors who sent
 * them. A repeat request that another visitor noted on one of them leads nowhere: whoever knows a phone and an address could
 * have theirs erased with it (decision 0057). Null where the lead is gone and nothing was noted.
 * @param noted what was found of the person before.
 */
export async function findPersonRecords(
  table: Table,
  leadId: number,
  noted: LeftOfPerson = { leadIds: [], visitorIds: [], sessionIds: [] },
): Promise<PersonRecords | null> {
  const leads: Lead[] = [];
  const visitorIds = new Set(noted.visitorIds);
  const sessionIds = new Set(noted.sessionIds);
  const seenIds: number[] = [];
  const formerIds = new Map<number, ReadonlySet<number>>();
  const queue = new Set([leadId, ...noted.leadIds, ...(await leadIdsOf(table, noted.visitorIds))]);
  while (leads.length < LEADS_AT_ONCE && seenIds.length < queue.size) {
    const ids = [...queue].slice(seenIds.length, seenIds.length + LEADS_AT_ONCE);
    seenIds.push(...ids);
    for (const lead of await readLeads(table, ids)) {
      leads.push(lead);
      const named = await readNamed(table, lead);
      for (const sessionId of named.sessionIds) sessionIds.add(sessionId);
      formerIds.set(lead.id, named.formerIds);
      const newVisitors = [...named.visitorIds].filter((visitorId) => !visitorIds.has(visitorId));
      for (const visitorId of newVisitors) visitorIds.add(visitorId);
      for (const next of [...named.leadIds, ...(await leadIdsOf(table, newVisitors))]) queue.add(next);
    }
  }
  if (leads[0]?.id !== leadId && isNothing(noted)) return null;
  const formerMerges: FormerMerge[] = [];
  for (const lead of leads) formerMerges.push(...(await followMerges(table, lead, formerIds)));
  return {
    leads,
    visitorIds: [...visitorIds],
    sessionIds: [...sessionIds],
    photoPaths: [...new Set(leads.flatMap(allPhotoPaths))],
    seenIds,
    formerMerges: formerMerges.filter(({ id }) => !queue.has(id)),
    beyondIds: [...queue].slice(seenIds.length),
  };
}

/**
 * Finds where the words of a lead came by merges, be they undone: into another one, and with that into the next.
 * @param known of leads that were read already, into which they were merged once; what is read now is added
 */
async function followMerges(
  table: Table,
  erased: Lead,
  known: Map<number, ReadonlySet<number>>,
): Promise<FormerMerge[]> {
  const found = new Map<number, FormerMerge>();
  const queue: { id: number; through: readonly number[] }[] = [{ id: erased.id, through: [erased.id] }];
  for (const { id, through } of queue) {
    const next = known.get(id) ?? (await formerIdsOf(table, id));
    known.set(id, next);
    for (const into of next) {
      const before = found.get(into);
      if (before) found.set(into, { ...before, through: [...new Set([...before.through, ...through])] });
      if (into === erased.id || before || found.size >= MAX_FOLLOWED) continue;
      found.set(into, { id: into, erased, through });
      queue.push({ id: into, through: [...through, into] });
    }
  }
  return [...found.values()];
}

/** Longer chains are nobody's work. */
const MAX_FOLLOWED = 50;

async function formerIdsOf(table: Table, id: number): Promise<ReadonlySet<number>> {
  const [lead] = await readLeads(table, [id]);
  return lead ? (await readNamed(table, lead)).formerIds : new Set();
}

/** The leads that the visitors of these records have sent since they were read. */
export async function laterLeadIds(
  table: Table,
  { visitorIds, seenIds, beyondIds }: PersonRecords,
): Promise<number[]> {
  const known = new Set([...seenIds, ...beyondIds]);
  return (await leadIdsOf(table, visitorIds)).filter((id) => !known.has(id));
}

async function leadIdsOf(table: Table, visitorIds: readonly string[]): Promise<number[]> {
  return (await Promise.all(visitorIds.map((one) => visitorLeadIds(table, one)))).flat();
}

function isNothing(left: LeftOfPerson): boolean {
  return Object.values(left).every(({ length }) => length === 0);
}

interface Named {
  leadIds: Set<number>;
  /** Into which it was merged once, be it still. */
  formerIds: Set<number>;
  visitorIds: Set<string>;
  sessionIds: Set<string>;
}

/** Whom and what the rows of a lead name: little is kept of them, for nobody knows how many there are. */
async function readNamed(table: Table, lead: Lead): Promise<Named> {
  const named: Named = {
    leadIds: new Set(),
    formerIds: new Set(),
    visitorIds: new Set(),
    sessionIds: new Set(),
  };
  const { visitorId, sessionId, mergedInto } = lead;
  if (mergedInto !== null) named.leadIds.add(mergedInto);
  if (visitorId !== null) named.visitorIds.add(visitorId);
  if (sessionId !== null) named.sessionIds.add(sessionId);
  const pages = table.queryPages({
    where: 'id = :id',
    names: { '#from': 'from', '#type': 'type' },
    values: { ':id': lead.id },
    attributes: '#type, #from, otherId, eventId',
    consistent: true,
  });
  for await (const rows of pages) for (const row of rows) addNamed(named, row, visitorId);
  return named;
}

/** A row of a merge names the lead that was merged, and has no id of an event; a repetition of the same visitor names its chat. */
function addNamed(named: Named, row: Item, visitorId: string | null): void {
  if (row.eventId === undefined) {
    if (row.otherId !== undefined) named.leadIds.add(Number(row.otherId));
    return;
  }
  const event = row as unknown as LeadEvent;
  if (event.type === 'merged_into') named.formerIds.add(event.otherId);
  if (event.type !== 'asked_again' || !event.from?.sessionId) return;
  if (visitorId !== null && event.from.visitorId === visitorId) named.sessionIds.add(event.from.sessionId);
}
