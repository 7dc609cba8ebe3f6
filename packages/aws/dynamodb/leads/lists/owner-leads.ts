import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen, type RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { LEAD_OWNER_ATTRIBUTE, LEADS_BY_OWNER, sortKeyAttribute } from '../../keys.ts';
import type { Table } from '../../table/table.ts';
import { openOwner } from '../rows/lead-items.ts';
import { readLeads } from '../rows/lead-rows.ts';
import { type ReadRows, readFilteredPage } from './filtered-page.ts';
import type { PagePosition, UncountedLeadPage } from './lead-pages.ts';
import { readLeadRange } from './lead-ranges.ts';

export interface OwnerLeads {
  /** Null for leads that nobody has. */
  ownerId: string | null;
  /** Null for all open ones. */
  status: RequestedList | null;
  group?: LeadGroup;
}

export interface OwnerLeadsRequest extends OwnerLeads {
  limit: number;
  position: PagePosition;
}

/** One page of an owner's open leads, the newest first. */
export function readOwnerPage(table: Table, request: OwnerLeadsRequest): Promise<UncountedLeadPage> {
  return readFilteredPage(request, ownerRows(table, request));
}

/** Reads the rows among which they are: the index names them, and they are read as they are now. */
export function ownerRows(table: Table, { ownerId, status, group = {} }: OwnerLeads): ReadRows {
  const range = {
    index: LEADS_BY_OWNER,
    partition: { name: LEAD_OWNER_ATTRIBUTE, value: openOwner(ownerId) },
    keyName: sortKeyAttribute('createdAt'),
    end: null,
  };
  const belongs = (lead: Lead) =>
    isOpen(lead) &&
    lead.ownerId === ownerId &&
    (status === null || lead.status === status) &&
    isOfGroup(lead, group);
  return async ({ from, backwards, size }) => {
    const found = await readLeadRange(table, range, { from, upwards: backwards, limit: size });
    const leads = await readLeads(
      table,
      found.map(({ lead }) => lead.id),
    );
    const current = new Map(leads.map((lead) => [lead.id, lead]));
    const rows = found.map(({ key, lead: { id } }) => {
      const lead = current.get(id);
      return { key, lead: lead && belongs(lead) ? lead : null };
    });
    return { rows, ended: found.length < size };
  };
}
