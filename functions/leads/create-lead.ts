import { sha256 } from '@harbour-haul/aws/dynamodb/lead-items';
import type { LeadCreationResult } from '@harbour-haul/aws/dynamodb/leads-repository';
import type { CreateLeadResponse } from '@harbour-haul/contract/leads/lead-messages';
import type { LeadSubmission } from '@harbour-haul/domain/leads/lead';
import type { Operation } from '../shared/http-types.ts';
import { keyUsedBefore, readIdempotencyKey } from '../shared/idempotency-key.ts';
import { provenVisitor } from '../shared/identity.ts';
import { log } from '../shared/log.ts';
import { claimCookies, visitorTaken } from '../shared/visitor-claim.ts';
import type { LeadsDeps } from './deps.ts';
import { toSubmission } from './lead-submission.ts';

/** `POST /api/leads`: a quote from the form or the chat becomes one lead. */
export const createLead: Operation<LeadsDeps> = async (request, deps) => {
  const now = deps.now();
  const submission = toSubmission(request.body, now);
  const key = readIdempotencyKey(request);
  const proven = submission.visitorId === null ? null : await provenVisitor(request.cookies, deps.tokens);
  const result = await deps.leads.create({
    submission,
    now,
    visitorVerified: proven !== null && proven === submission.visitorId,
    idempotency: key === null ? null : { key, bodyHash: bodyHash(submission) },
  });
  const body = toResponse(result, proven);
  log('info', 'lead received', { requestId: request.requestId, leadId: body.id, outcome: result.outcome });
  return { status: 201, body, ...(await claimCookies(submission.visitorId, proven, deps)) };
};

/** Field order is the schema's, not the sender's, so equal submissions have equal hashes. */
function bodyHash(submission: LeadSubmission): string {
  const entries = Object.entries(submission).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(entries));
}

function toResponse(result: LeadCreationResult, proven: string | null): CreateLeadResponse {
  switch (result.outcome) {
    case 'created':
    case 'repeated': {
      const { leadId, status, createdAt } = result.receipt;
      return { id: leadId, status, createdAt };
    }
    case 'key_used_for_other_body':
      throw keyUsedBefore();
    case 'visitor_taken':
      throw visitorTaken(proven);
    default:
      return result satisfies never;
  }
}
