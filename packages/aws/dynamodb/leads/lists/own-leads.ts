import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isLive } from '@harbour-haul/domain/leads/lead-state';
import type { Table } from '../../table/table.ts';
import { readLead, readLeads } from '../rows/lead-rows.ts';
import { visitorLeadIds } from '../rows/visitor-lead-items.ts';
import { readPersonLead } from '../submissions/person-lead.ts';

/** As many of a visitor's newest leads are looked at. */
const MAX_LEADS = 20;

/**
 * The newest leads of a visitor that are not in the trash, the newest first. One that the team has merged into another
 * visitor's is still theirs, as they left it; one that was merged into another of theirs is found as that.
 */
export async function readOwnLeads(table: Table, visitorId: string): Promise<Lead[]> {
  const leads = await readLeads(table, await visitorLeadIds(table, visitorId, MAX_LEADS));
  const theirs = leads.filter((lead) => lead.visitorId === visitorId);
  const kept = theirs.map(async (lead) => ((await isOwn(table, lead)) ? [lead] : []));
  return (await Promise.all(kept)).flat();
}

async function isOwn(table: Table, lead: Lead): Promise<boolean> {
  if (lead.mergedInto === null || lead.trash !== null) return isLive(lead);
  const read = await readPersonLead({ get: (id) => readLead(table, id) }, lead);
  return read?.lead.id === lead.id && read.worked !== null && isLive(read.worked);
}
