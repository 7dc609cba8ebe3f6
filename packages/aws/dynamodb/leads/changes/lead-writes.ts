import type { Lead } from '@harbour-haul/domain/leads/lead';
import { leadKey } from '../../rows.ts';
import type { Condition } from '../../table/expressions.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { toLeadItem } from '../rows/lead-items.ts';

export function putNewLead(leads: Table, lead: Lead): Write {
  return leads.putting(toLeadItem(lead), { condition: 'attribute_not_exists(id)' });
}

/** Replaces a lead, if it is still the version that was read. */
export function replaceLead(leads: Table, lead: Lead, readVersion: number): Write {
  return leads.putting(toLeadItem(lead), isVersion(readVersion));
}

/** Removes a lead, if it is still the version that was read. */
export function deleteLead(leads: Table, { id, version }: Lead): Write {
  return leads.deleting(leadKey(id), isVersion(version));
}

function isVersion(read: number): Condition {
  return { condition: '#version = :read', names: { '#version': 'version' }, values: { ':read': read } };
}
