import type { LeadChangeResult } from '@harbour-haul/aws/dynamodb/leads/changes/lead-commit';
import type { PairChange } from '@harbour-haul/aws/dynamodb/leads/changes/lead-merges';
import { newEvent } from '@harbour-haul/aws/dynamodb/leads/rows/lead-event-items';
import { retryOnConflict } from '@harbour-haul/aws/dynamodb/table/transactions';
import type { MergeLeadsResponse } from '@harbour-haul/contract/leads/merge-leads';
import { AppError } from '@harbour-haul/domain/errors';
import type { LeadPair } from '@harbour-haul/domain/leads/merge/merge-leads';
import { log } from '../../shared/log.ts';
import type { LeadsDeps } from '../deps.ts';
import type { LeadRequest } from './change-lead.ts';
import { findLead, readLeadId } from './find-lead.ts';

export interface PairChangeRequest {
  otherId: number;
  /** The timeline events of the lead that remains and of the other one. */
  events: { lead: 'merged' | 'unmerged'; other: 'merged_into' | 'unmerged_from' };
  /** Decides by both current leads; null for no change. Throws where the change is not allowed. */
  decide: (read: LeadPair) => Promise<LeadPair | null>;
  store: (change: PairChange) => Promise<LeadChangeResult>;
}

/**
 * Changes two leads together, and reads both again after every write conflict.
 * @returns both as they are stored.
 */
export async function changePair(
  { params, user }: LeadRequest,
  deps: LeadsDeps,
  { otherId, events, decide, store }: PairChangeRequest,
): Promise<MergeLeadsResponse> {
  const id = readLeadId(params);
  const by = user.username;
  const changed = await retryOnConflict(async () => {
    const [lead, other] = await Promise.all([findLead(id, deps), findLead(otherId, deps)]);
    const read = { lead, other };
    const next = await decide(read);
    if (!next) return read;
    const now = deps.now();
    const timelines = {
      lead: [newEvent({ type: events.lead, otherId: other.id }, by, now)],
      other: [newEvent({ type: events.other, otherId: lead.id }, by, now)],
    };
    if ((await store({ read, next, events: timelines })) === 'conflict') return null;
    log('info', 'leads changed', { leadId: lead.id, what: events.lead });
    return {
      lead: { ...next.lead, version: lead.version + 1 },
      other: { ...next.other, version: other.version + 1 },
    };
  });
  if (changed) return changed;
  throw new AppError('rate_limited', 'Please try again in a moment.', { retryAfterSeconds: 1 });
}
