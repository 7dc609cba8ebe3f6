import type { LeadCreationResult } from '@harbour-haul/aws/dynamodb/leads/submissions/lead-creation';
import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import { createLeadRequest } from '@harbour-haul/contract/leads/create-lead';
import { PHOTO_NOT_STORED } from '@harbour-haul/contract/photos/photo-texts';
import { AppError } from '@harbour-haul/domain/errors';
import { idempotencyMismatch, readIdempotencyKey } from '../shared/idempotency-key.ts';
import { provenVisitor } from '../shared/identity.ts';
import { tellChats } from '../shared/leads/tell-chats.ts';
import { requireWithin } from '../shared/limits/require-within.ts';
import { log } from '../shared/log.ts';
import { countMetric } from '../shared/metrics.ts';
import { operation } from '../shared/operation.ts';
import { readFormPhoto } from '../shared/photos/form-photo.ts';
import { claimCookies, requireSameVisitor, visitorTaken } from '../shared/visitor-claim.ts';
import type { LeadsDeps } from './deps.ts';
import { attachFormPhoto } from './submission/attach-form-photo.ts';
import { attachPhotos } from './submission/attach-photos.ts';
import { judgeEmail } from './submission/judge-email.ts';
import { judgeSubmission } from './submission/judge-submission.ts';
import { noteOnSession } from './submission/note-on-session.ts';
import { areOfLead, detectedJunkType, leadPhotosOf, submittedPhotos } from './submission/own-photos.ts';
import { questionsOfChat } from './submission/questions-of-chat.ts';
import { ownEarlierSession, requireOwnSession } from './submission/require-own-session.ts';
import { submissionHash } from './submission/submission-hash.ts';
import { toSubmission } from './submission/to-submission.ts';

/** `POST /api/leads`: a submission of the form or the chat creates a lead, 201, or continues one, 200. */
export const createLead = operation('createLead', createLeadRequest, async (request, deps: LeadsDeps) => {
  const { viewerAddress } = request;
  const { isLate } = await requireWithin('submissions', viewerAddress, deps);
  const now = deps.now();
  const input = request.form ? request.form.fields : request.body;
  const received = toSubmission(input, now);
  const photo = request.form && readFormPhoto(request.form.files);
  const key = readIdempotencyKey(request);
  const requested = received.submission;
  const needsProof = requested.visitorId !== null || photo !== null;
  const proven = needsProof ? await provenVisitor(request.cookies, deps.tokens) : null;
  // A photo always belongs to somebody who may see it.
  const visitorId = requested.visitorId ?? (photo ? (proven ?? deps.newVisitorId()) : null);
  const row =
    requested.sessionId === null
      ? null
      : await requireOwnSession(requested.sessionId, visitorId, proven, deps);
  const earlierSessionId = await ownEarlierSession(received.earlierSessionId, visitorId, proven, deps);
  const visitorVerified = proven !== null && proven === visitorId;
  const { photos, allFound } = await submittedPhotos(received, visitorVerified ? visitorId : null, deps, now);
  const submission = {
    ...requested,
    visitorId,
    // The others join the lead when they are there and clean.
    ...leadPhotosOf(
      photos.filter(({ state }) => state === 'clean'),
      received.from,
    ),
    ...detectedJunkType(requested, photos),
    ...(row && {
      openQuestions: await questionsOfChat({ row, earlierSessionId, ...requested }, deps),
    }),
  };
  const result = await deps.leads.create({
    submission,
    earlierSessionId,
    ownerId: row?.session.ownerId ?? null,
    from: received.from,
    finished: received.finished,
    now,
    visitorVerified,
    idempotency: key === null ? null : { key, bodyHash: submissionHash(received, photo) },
    judge: async () =>
      (await judgeEmail({ email: submission.email, visitorId, leadId: null }, deps)) ??
      (await judgeSubmission({ body: input, viewerAddress, visitorVerified, isLate }, deps)),
    judgeEmail: (named) => judgeEmail({ ...named, visitorId }, deps),
  });
  // A chat that was erased in this moment is no chat, as for whoever comes after it.
  if (result.outcome === 'withdrawn' && requested.sessionId !== null)
    await requireOwnSession(requested.sessionId, visitorId, proven, deps);
  const repeated = result.outcome === 'repeated';
  if (repeated) requireSameVisitor(requested.visitorId, proven);
  const stored = toResponse(result, proven);
  const { before = null, lead } = 'lead' in result ? result : {};
  if (row) {
    await noteOnSession({ row, submission, leadId: stored.id, lead, finished: received.finished }, deps, now);
  }
  // A form goes on with what a chat began.
  if (before && lead) await tellChats(before, lead, deps);
  await attachPhotos(photos, { lead: { ...submission, id: stored.id }, from: received.from }, deps, now);
  // A repeated request proves no visitor, and the visitorId that was generated for it is nobody's.
  const owner = repeated ? requested.visitorId : visitorId;
  const claims = result.outcome !== 'repeated' || result.claims;
  const sent = photo && { photo, leadId: stored.id, visitorId: owner, repeated };
  const photoStored = sent === null || (await attachFormPhoto(sent, request, deps));
  const allThere = allFound || (repeated && (await areOfLead(received.photoPaths, stored.id, deps, now)));
  const body = allThere && photoStored ? stored : { ...stored, photoError: PHOTO_NOT_STORED };
  log('info', 'lead received', { leadId: body.id, outcome: result.outcome });
  countNewLead(result, received.from);
  const status = result.outcome === 'updated' || body.askedAgain ? 200 : 201;
  return { status, body, ...(claims && (await claimCookies(owner, proven, deps))) };
});

/** Counts a lead that was not there before. */
function countNewLead(result: LeadCreationResult, channel: 'form' | 'chat'): void {
  if (result.outcome !== 'created') return;
  const { status, suspicious } = result.receipt;
  if (suspicious) countMetric('LeadsSuspected');
  else countMetric('LeadsReceived', { Channel: channel, Status: status === 'new' ? 'new' : 'incomplete' });
}

function toResponse(result: LeadCreationResult, proven: string | null): CreateLeadResponse {
  switch (result.outcome) {
    case 'created':
    case 'updated':
    case 'repeated': {
      // A script that learns that it was found out tries until it is not.
      const { leadId, suspicious: _, ...receipt } = result.receipt;
      return { id: leadId, ...receipt };
    }
    case 'key_used_for_other_body':
      throw idempotencyMismatch();
    case 'visitor_taken':
      throw visitorTaken(proven);
    case 'withdrawn':
      throw new AppError('conflict', 'This request was withdrawn. Please begin a new chat.');
    case 'busy':
      throw new AppError('rate_limited', 'Please try again in a moment.', { retryAfterSeconds: 1 });
    default:
      return result satisfies never;
  }
}
