import type { LeadDecision } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { readLeadId, requireKept } from '../../shared/leads/find-lead.ts';
import { requireDone } from '../../shared/leads/require-done.ts';
import { tellChats } from '../../shared/leads/tell-chats.ts';
import { log } from '../../shared/log.ts';
import type { AdminLeadsDeps } from '../deps.ts';
import { requireAsRead } from './lead-conflict.ts';

/** An admin's request for a lead. */
export interface LeadRequest {
  params: { id: string };
  user: SignedInUser;
}

export interface LeadChangeRequest {
  /** The version that the caller has read; without one the last write wins. */
  version: number | undefined;
  /** Decides by the current lead; null for no change. Throws where the change is not allowed. */
  decide: (lead: Lead) => LeadDecision | null;
}

/**
 * Changes the lead of the path.
 * @returns the lead as it is stored.
 * @throws AppError `conflict` with the current lead, where it is not as the caller read it. A request for what is so already
 * is no conflict: it may be a retry.
 */
export async function changeLead(
  { params, user }: LeadRequest,
  deps: AdminLeadsDeps,
  { version, decide }: LeadChangeRequest,
): Promise<Lead> {
  let what = '';
  let before: Lead | null = null;
  const result = await deps.leads.change(
    readLeadId(params),
    { by: user.username, now: () => deps.now() },
    async (read) => {
      requireKept(read, deps.now());
      const decision = decide(read);
      if (!decision) return null;
      await requireAsRead(read, version, deps);
      what = decision.event.type;
      before = read;
      return decision;
    },
  );
  const { outcome, lead } = requireDone(result);
  if (outcome === 'changed') log('info', 'lead changed', { leadId: lead.id, what });
  if (outcome === 'changed' && before) await tellChats(before, lead, deps);
  return lead;
}
