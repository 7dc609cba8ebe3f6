import { sha256 } from '@harbour-haul/aws/dynamodb/lead-items';
import type { LeadCreationResult } from '@harbour-haul/aws/dynamodb/leads-repository';
import { type CreateLeadResponse, IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/lead-messages';
import { AppError } from '@harbour-haul/domain/errors';
import type { LeadSubmission } from '@harbour-haul/domain/leads/lead';
import type { HttpRequest, Operation } from '../shared/http-types.ts';
import { provenVisitor, visitorCookie } from '../shared/identity.ts';
import { log } from '../shared/log.ts';
import type { LeadsDeps } from './deps.ts';
import { toSubmission } from './lead-submission.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

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
  const body = toResponse(result, proven !== null);
  log('info', 'lead received', { requestId: request.requestId, leadId: body.id, outcome: result.outcome });
  return { status: 201, body, ...(await cookiesFor(submission, proven, deps, now)) };
};

function readIdempotencyKey(request: HttpRequest): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (IDEMPOTENCY_KEY.test(key)) return key;
  throw new AppError('invalid_input', `Please check the header ${IDEMPOTENCY_HEADER}.`, {
    fields: { [IDEMPOTENCY_HEADER]: 'Please use 1 to 200 printable characters without blanks.' },
  });
}

/** Field order is the schema's, not the sender's, so equal submissions have equal hashes. */
function bodyHash(submission: LeadSubmission): string {
  const entries = Object.entries(submission).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(entries));
}

function toResponse(result: LeadCreationResult, hasCookie: boolean): CreateLeadResponse {
  switch (result.outcome) {
    case 'created':
    case 'repeated': {
      const { leadId, status, createdAt } = result.receipt;
      return { id: leadId, status, createdAt };
    }
    case 'key_used_for_other_body':
      throw new AppError(
        'idempotency_mismatch',
        `This ${IDEMPOTENCY_HEADER} was used for another submission; please send a new one.`,
      );
    case 'visitor_taken':
      throw new AppError(
        hasCookie ? 'forbidden' : 'unauthenticated',
        'This visitorId is in use in another browser; please send a new one.',
        { fields: { visitorId: 'Please use a new visitor ID.' } },
      );
    default:
      return result satisfies never;
  }
}

async function cookiesFor(submission: LeadSubmission, proven: string | null, deps: LeadsDeps, now: Date) {
  const { visitorId } = submission;
  if (visitorId === null || visitorId === proven) return {};
  return { cookies: [await visitorCookie(visitorId, deps.tokens, now)] };
}
