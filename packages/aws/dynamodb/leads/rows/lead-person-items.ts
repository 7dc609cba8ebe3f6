import type { Lead } from '@harbour-haul/domain/leads/lead';
import { personFingerprint } from '@harbour-haul/domain/leads/submission/same-person';
import { personGuardKey, personLeadKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** Longer than any lead stays open to repeat requests of its person. */
const KEPT_SECONDS = 21 * 24 * 3600;

/** The last lead that a visitor made for a person; making another one requires having read it. */
export interface PersonGuard {
  leadId: number;
}

/** What a change of a lead changes in where it is found by its person. */
export function personWrites(leads: Table, before: Lead | null, after: Lead | null): Write[] {
  const [old, next] = [keptPerson(before), keptPerson(after)];
  if (old === next) return [];
  return [
    ...(before && old !== null ? [leads.deleting(personLeadKey(old, before.id))] : []),
    ...(after && next !== null ? [putPersonLead(leads, next, after)] : []),
  ];
}

/** A lead that was merged is found as well: its visitor may go on with it. A suspicious one stands in nobody's way. */
function keptPerson(lead: Lead | null): string | null {
  return lead?.trash === null && lead.suspicion === null ? personFingerprint(lead) : null;
}

function putPersonLead(leads: Table, person: string, { id: leadId, createdAt }: Lead): Write {
  const expiresAt = Math.floor(Date.parse(createdAt) / 1000) + KEPT_SECONDS;
  return leads.putting({ ...personLeadKey(person, leadId), leadId, expiresAt });
}

/** Names the newest lead that a visitor has sent for a person, if the one named is still the one that was read: of two at once, one comes second. */
export function guardPerson(
  leads: Table,
  { person, visitorId }: { person: string; visitorId: string },
  leadId: number,
  now: Date,
  read: PersonGuard | null,
): Write {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  const item = { ...personGuardKey(person, visitorId), leadId, expiresAt };
  if (!read) return leads.putting(item, { condition: 'attribute_not_exists(id)' });
  return leads.putting(item, { condition: 'leadId = :read', values: { ':read': read.leadId } });
}
