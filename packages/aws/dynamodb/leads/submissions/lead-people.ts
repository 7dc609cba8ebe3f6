import type { PersonLead } from '@harbour-haul/domain/leads/submission/same-person';
import { personGuardKey, personKey } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import type { PersonGuard } from '../rows/lead-person-items.ts';
import { newestLeadIdsOfVisitor } from '../rows/visitor-lead-items.ts';
import { type LeadLookup, readPersonLead } from './person-lead.ts';

/** As many of a person's newest leads are read, and of their sender's. */
const MAX_CANDIDATES = 10;

/** The rows of a person: the guard, and the leads that may be open, merged ones among them, the newest first. */
export interface PersonRows {
  person: string;
  guard: PersonGuard | null;
  leads: PersonLead[];
}

interface Sender {
  person: string;
  /** Whose own leads are read as well: however many others ask in a person's name, theirs are found. */
  visitorId: string | null;
}

/**
 * Reads a person's leads by two queries and a read of each lead that they name, as they are now. The guard is read before
 * them: whatever is stored between the two, it no longer holds for who has not read it.
 */
export async function readPerson(
  table: Table,
  { person, visitorId }: Sender,
  lookup: LeadLookup,
): Promise<PersonRows> {
  // One after the other: where one fails, nothing is left under way.
  const guard = visitorId === null ? null : await readGuard(table, person, visitorId);
  const named = await leadIdsOfPerson(table, person);
  const own = visitorId === null ? [] : await newestLeadIdsOfVisitor(table, visitorId, MAX_CANDIDATES);
  const ids = [...new Set([...own, ...named])].sort((a, b) => b - a);
  const found = await Promise.all(ids.map((one) => lookup.get(one)));
  const reading = found.filter((lead) => lead !== null).map((lead) => readPersonLead(lookup, lead));
  const leads = (await Promise.all(reading)).filter((one) => one !== null);
  return { person, guard, leads };
}

/** The newest leads that name a person, as they are now. */
export async function leadIdsOfPerson(table: Table, person: string): Promise<number[]> {
  const { id, item: prefix } = personKey(person);
  const query = {
    where: 'id = :id AND begins_with(#item, :prefix)',
    names: { '#item': 'item' },
    values: { ':id': id, ':prefix': prefix },
    consistent: true,
  };
  return (await table.queryFirst(query, MAX_CANDIDATES)).map(({ leadId }) => Number(leadId));
}

async function readGuard(table: Table, person: string, visitorId: string): Promise<PersonGuard | null> {
  const item = await table.get(personGuardKey(person, visitorId));
  return item && { leadId: Number(item.leadId) };
}
