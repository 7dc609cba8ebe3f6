import type { Lead } from './lead.ts';
import type { LeadEventKind } from './lead-event.ts';
import { isLive } from './lead-state.ts';

/**
 * A lead that becomes that of its chat's owner, and what its timeline says of it; null where it is somebody's already, whoever
 * that is, or nobody can work on it. It is no work on the lead, as to give it an owner never is.
 */
export function ownWithChat(
  lead: Lead,
  ownerId: string,
  now: Date,
): { next: Lead; event: LeadEventKind } | null {
  if (lead.ownerId !== null || !isLive(lead)) return null;
  return { next: { ...lead, ownerId, updatedAt: now.toISOString() }, event: { type: 'owned', ownerId } };
}
