import type { SessionLead } from '@harbour-haul/domain/leads/submission/plan-submission';
import { sessionLeadKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** Names the lead that a session becomes, or a new one in place of a lead that an admin has deleted. */
export function linkNewLead(
  leads: Table,
  sessionId: string,
  { leadId, takenIn }: SessionLead,
  read: SessionLead | null,
): Write {
  const link: SessionLead = { leadId, ...(takenIn && { takenIn }) };
  const item = { ...sessionLeadKey(sessionId), ...link };
  if (!read) return leads.putting(item, { condition: 'attribute_not_exists(id)' });
  return leads.putting(item, { condition: 'leadId = :read', values: { ':read': read.leadId } });
}

/** Marks that a form has joined the lead of a chat. */
export function markFormJoined(leads: Table, sessionId: string): Write {
  return leads.updating(sessionLeadKey(sessionId), {
    update: 'SET joinedByForm = :yes',
    values: { ':yes': true },
  });
}
