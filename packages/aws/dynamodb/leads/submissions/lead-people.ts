import type { PersonLead } from '@harbour-haul/domain/leads/submission/same-person';
import { personKey } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import type { PersonGuard } from '../rows/lead-person-items.ts';
import { type LeadLookup, readPersonLead } from './person-lead.ts';

/** As many of a person's newest leads are read; the row that guards them comes before them. */
const MAX_CANDIDATES = 11;

/** The rows of a person: the guard, and the leads that may be open, merged ones among them, the newest first. */
export interface PersonRows {
  person: string;
  guard: PersonGuard | null;
  leads: PersonLead[];
}

/** Reads a person's leads by one query and a read of each lead that it names, as they are now. */
export async function readPerson(table: Table, person: string, lookup: LeadLookup): Promise<PersonRows> {
  const { id, item: prefix } = personKey(person);
  const query = {
    where: 'id = :id AND begins_with(#item, :prefix)',
    names: { '#item': 'item' },
    values: { ':id': id, ':prefix': prefix },
    consistent: true,
  };
  const items = await table.queryFirst(query, MAX_CANDIDATES);
  const [first] = items;
  const guard = first?.item === prefix ? { leadId: Number(first.leadId) } : null;
  const ids = [...new Set(items.map(({ leadId }) => Number(leadId)))].sort((a, b) => b - a);
  const found = await Promise.all(ids.map((one) => lookup.get(one)));
  const reading = found.filter((lead) => lead !== null).map((lead) => readPersonLead(lookup, lead));
  const leads = (await Promise.all(reading)).filter((one) => one !== null);
  return { person, guard, leads };
}
