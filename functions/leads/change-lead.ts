import type { LeadChangeResult } from '@harbour-haul/aws/dynamodb/leads/changes/lead-commit';
import { newEvent } from '@harbour-haul/aws/dynamodb/leads/rows/lead-event-items';
import { retryOnConflict } from '@harbour-haul/aws/dynamodb/table/transactions';
import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent, LeadEventKind } from '@harbour-haul/domain/leads/lead-event';
import type { HttpRequest } from '../shared/http-types.ts';
import { log } from '../shared/log.ts';
import type { LeadsDeps } from './deps.ts';
import { findLead } from './find-lead.ts';
import { changedMeanwhile } from './lead-conflict.ts';

/** What a change makes of a lead, and what the timeline says of it. */
interface LeadStep {
  next: Lead;
  event: LeadEventKind;
}

export interface LeadChangeRequest {
  /** The version that the caller has read; undefined lets the last one win. */
  version: number | undefined;
  /** Decides by the lead as it is now; null where it is as it should be. Throws what stands in the way. */
  step: (lead: Lead) => LeadStep | null;
  /** Another way of storing it than replacing the lead alone. */
  store?: (read: Lead, next: Lead, events: LeadEvent[]) => Promise<LeadChangeResult>;
}

/**
 * Changes the lead that the path names, reading it again after every race that was lost.
 * @returns the lead as it is stored.
 * @throws AppError `conflict` with the lead as it is, where it is not the version that was read any more. Whoever asks
 * for what is so already has no conflict: their first answer may have been lost.
 */
export async function changeLead(
  request: HttpRequest,
  deps: LeadsDeps,
  { version, step, store }: LeadChangeRequest,
): Promise<Lead> {
  const by = adminOf(request);
  const changed = await retryOnConflict(async () => {
    const read = await findLead(request, deps);
    const wanted = step(read);
    if (!wanted) return read;
    if (version !== undefined && version !== read.version) throw await changedMeanwhile(read, deps);
    const events = [newEvent(wanted.event, by, deps.now())];
    const storing = store ?? ((from, to, told) => deps.desk.replace(from, to, told));
    if ((await storing(read, wanted.next, events)) === 'conflict') return null;
    log('info', 'lead changed', { requestId: request.requestId, leadId: read.id, what: wanted.event.type });
    return { ...wanted.next, version: read.version + 1 };
  });
  if (changed) return changed;
  throw new AppError('rate_limited', 'Please try again in a moment.', { retryAfterSeconds: 1 });
}

/** The username of whoever asks; these routes are for admins alone. */
export function adminOf({ user }: HttpRequest): string {
  if (!user) throw new Error('An admin route was called without a user.');
  return user.username;
}
