import type { LeadCreationResult } from '@harbour-haul/aws/dynamodb/lead-intake';
import { sha256 } from '@harbour-haul/aws/dynamodb/lead-items';
import type { CreateLeadResponse } from '@harbour-haul/contract/leads/lead-messages';
import { AppError } from '@harbour-haul/domain/errors';
import type { Operation } from '../shared/http-types.ts';
import { keyUsedBefore, readIdempotencyKey } from '../shared/idempotency-key.ts';
import { provenVisitor } from '../shared/identity.ts';
import { log } from '../shared/log.ts';
import { claimCookies, visitorTaken } from '../shared/visitor-claim.ts';
import type { LeadsDeps } from './deps.ts';
import { type ReceivedLead, readLead } from './lead-submission.ts';

/** `POST /api/leads`: a quote from the form or the chat becomes one lead, 201, or goes on with one, 200. */
export const createLead: Operation<LeadsDeps> = async (request, deps) => {
  const now = deps.now();
  const received = readLead(request.body, now);
  const { visitorId, sessionId } = received.submission;
  const key = readIdempotencyKey(request);
  const proven = visitorId === null ? null : await provenVisitor(request.cookies, deps.tokens);
  if (sessionId !== null) await requireOwnSession(sessionId, visitorId, proven, deps);
  const result = await deps.leads.create({
    ...received,
    now,
    visitorVerified: proven !== null && proven === visitorId,
    idempotency: key === null ? null : { key, bodyHash: bodyHash(received) },
  });
  const body = toResponse(result, proven);
  log('info', 'lead received', { requestId: request.requestId, leadId: body.id, outcome: result.outcome });
  const status = result.outcome === 'updated' ? 200 : 201;
  return { status, body, ...(await claimCookies(visitorId, proven, deps)) };
};

/**
 * A lead is tied only to a chat of the very visitor who sends it.
 * @throws AppError that is the same for another visitor's session as for none.
 */
async function requireOwnSession(
  sessionId: string,
  visitorId: string | null,
  proven: string | null,
  deps: LeadsDeps,
): Promise<void> {
  if (proven === null || proven !== visitorId) throw visitorTaken(proven);
  const row = await deps.sessions.get(sessionId);
  if (row?.session.visitorId === visitorId) return;
  throw new AppError('forbidden', 'This is not a chat of this visitor.', {
    fields: { sessionId: 'Please use a session of this visitor.' },
  });
}

/** Field order is the schema's, not the sender's, so equal submissions have equal hashes. */
function bodyHash({ submission, finished }: ReceivedLead): string {
  const entries = Object.entries({ ...submission, finished }).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(entries));
}

function toResponse(result: LeadCreationResult, proven: string | null): CreateLeadResponse {
  switch (result.outcome) {
    case 'created':
    case 'updated':
    case 'repeated': {
      const { leadId, status, createdAt } = result.receipt;
      return { id: leadId, status, createdAt };
    }
    case 'key_used_for_other_body':
      throw keyUsedBefore();
    case 'visitor_taken':
      throw visitorTaken(proven);
    case 'busy':
      throw new AppError('rate_limited', 'Please try again in a moment.', { retryAfterSeconds: 1 });
    default:
      return result satisfies never;
  }
}
