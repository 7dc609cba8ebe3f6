import type { Lead } from '@harbour-haul/domain/leads/lead';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';

/**
 * Assigns a lead, null to nobody. What else of it has changed meanwhile is no matter; that it was assigned is.
 * @throws what `call` throws: a version conflict where it has another owner, or is locked, by now.
 */
export async function assignLead(lead: Lead, ownerId: string | null): Promise<Lead> {
  try {
    return await send(lead, ownerId);
  } catch (error) {
    const current = conflictingLead(error);
    const isSameOwner = current !== null && current.ownerId === lead.ownerId;
    if (!isSameOwner || current.version === lead.version) throw error;
    return send(current, ownerId);
  }
}

function send({ id, version }: Lead, ownerId: string | null): Promise<Lead> {
  return call('updateLead', { params: { id }, body: { ownerId, version } });
}
