import type { LeadChangeResult } from '@harbour-haul/aws/dynamodb/leads/changes/lead-commit';
import { newEvent } from '@harbour-haul/aws/dynamodb/leads/rows/lead-event-items';
import { retryOnConflict } from '@harbour-haul/aws/dynamodb/table/transactions';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent, LeadEventKind } from '@harbour-haul/domain/leads/lead-event';
import { log } from '../../shared/log.ts';
import type { LeadsDeps } from '../deps.ts';
import { findLead, readLeadId } from './find-lead.ts';
import { versionConflict } from './lead-conflict.ts';

/** An admin's request for a lead. */
export interface LeadRequest {
  params: { id: string };
  user: SignedInUser;
}

/** The changed lead and its timeline event. */
interface LeadDecision {
  next: Lead;
  event: LeadEventKind;
}

export interface LeadChangeRequest {
  /** The version that the caller has read; without one the last write wins. */
  version: number | undefined;
  /** Decides by the current lead; null for no change. Throws where the change is not allowed. */
  decide: (lead: Lead) => LeadDecision | null;
  /** How to store it, where replacing the lead is not enough. */
  store?: (read: Lead, next: Lead, events: LeadEvent[]) => Promise<LeadChangeResult>;
}

/**
 * Changes the lead of the path, and reads it again after every write conflict.
 * @returns the lead as it is stored.
 * @throws AppError `conflict` with the current lead, where its version is not the one that the caller read. A request
 * for what is so already is no conflict: it may be a retry.
 */
export async function changeLead(
  { params, user }: LeadRequest,
  deps: LeadsDeps,
  { version, decide, store }: LeadChangeRequest,
): Promise<Lead> {
  const id = readLeadId(params);
  const changed = await retryOnConflict(async () => {
    const read = await findLead(id, deps);
    const decision = decide(read);
    if (!decision) return read;
    if (version !== undefined && version !== read.version) throw await versionConflict(read, deps);
    const events = [newEvent(decision.event, user.username, deps.now())];
    const storing = store ?? ((from, to, timeline) => deps.desk.replace(from, to, timeline));
    if ((await storing(read, decision.next, events)) === 'conflict') return null;
    log('info', 'lead changed', { leadId: read.id, what: decision.event.type });
    return { ...decision.next, version: read.version + 1 };
  });
  if (changed) return changed;
  throw new AppError('rate_limited', 'Please try again in a moment.', { retryAfterSeconds: 1 });
}
