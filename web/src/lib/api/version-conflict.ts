import type { LeadConflictBody } from '@harbour-haul/contract/leads/lead-conflict';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ApiRequestError } from '#lib/api-client.ts';

/** The current lead, if a change was refused by a version conflict. */
export function conflictingLead(error: unknown): Lead | null {
  if (!(error instanceof ApiRequestError) || error.status !== 409) return null;
  const body = error.body as Partial<LeadConflictBody> | null;
  return typeof body === 'object' && body?.lead ? body.lead : null;
}
