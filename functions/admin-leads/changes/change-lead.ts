import type { ChangeResult, LeadDecision } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadsDeps } from '../../leads/deps.ts';
import { noSuchLead, readLeadId, requireKept } from '../../shared/leads/find-lead.ts';
import { tellChats } from '../../shared/leads/tell-chats.ts';
import { log } from '../../shared/log.ts';
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
  deps: LeadsDeps,
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

/** @throws AppError for a lead that is not there, or changes faster than it can be changed. */
export function requireDone<T>(result: ChangeResult<T>): Extract<ChangeResult<T>, T> {
  if (result.outcome === 'missing') throw noSuchLead();
  if (result.outcome !== 'busy') return result as Extract<ChangeResult<T>, T>;
  throw new AppError('rate_limited', 'Please try again in a moment.', { retryAfterSeconds: 1 });
}
