import { type CreateLeadResponse, IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { FieldErrors } from '@harbour-haul/domain/errors';
import { track, trackFormLead } from '#lib/analytics.ts';
import { call } from '#lib/api/visitor-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { rememberRequest } from '#lib/storage/last-request.ts';
import { rememberSubmission } from '#lib/storage/submitted-before.ts';
import { touches } from '#lib/touches.ts';
import { asVisitor, onLostCookie } from '#lib/visitor/as-visitor.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import { isQuoteField, type Quote } from './quote-values.ts';
import { failureText, SubmissionError } from './submission-error.ts';
import type { SubmissionKey } from './submission-key.ts';

/** The gateway gives up after 30 s; no response comes later than that. */
const TIMEOUT_MS = 35_000;

/** `isWhole`: all photos that were sent along are with the request. A response of text alone names no lead. */
export type SubmitResult =
  | { ok: true; leadId: number | undefined; isWhole: boolean }
  | { ok: false; fields: FieldErrors };

/**
 * Sends the filled form.
 * @returns the errors of single fields, if the server names them
 * @throws SubmissionError if the request was not stored for any other reason; sending it again is safe
 */
export async function submitQuote(quote: Quote, keys: SubmissionKey): Promise<SubmitResult> {
  const key = keys.keyFor(quote);
  try {
    const lead = await asVisitor((visitor) => send(quote, key, visitor));
    onLostCookie(null);
    const { id, photoError, askedAgain } = lead;
    rememberSubmission();
    rememberRequest(id, askedAgain);
    trackFormLead(lead, quote.photoPaths.length > 0);
    return { ok: true, leadId: id, isWhole: photoError === undefined };
  } catch (error) {
    const fields = shownFields(error);
    if (fields) return { ok: false, fields };
    if (error instanceof ApiRequestError && error.status === 422) keys.reset();
    // It may have arrived: whoever changes it now, as by a photo, goes on as the visitor that it was stored for.
    if (!(error instanceof ApiRequestError) || error.status >= 500)
      onLostCookie(() => send(quote, key, visitorId()));
    track('form_error', { status: error instanceof ApiRequestError ? error.status : 0 });
    throw new SubmissionError(failureText(error, quote.photoPaths.length > 0), error);
  }
}

async function send(
  { values, photoPaths, language, signs, marketingConsent }: Quote,
  key: string,
  visitor: string,
): Promise<Partial<CreateLeadResponse>> {
  const photos = photoPaths.length > 0 ? { photoPaths: [...photoPaths] } : {};
  const body = {
    ...values,
    ...photos,
    ...signs,
    ...touches(),
    language,
    marketingConsent,
    source: 'form',
    visitorId: visitor,
  };
  return call(
    'createLead',
    { body },
    { headers: { [IDEMPOTENCY_HEADER]: key }, signal: AbortSignal.timeout(TIMEOUT_MS), textIsFine: true },
  );
}

function shownFields(error: unknown): FieldErrors | undefined {
  if (!(error instanceof ApiRequestError) || error.status !== 400 || !error.fields) return undefined;
  const shown = Object.entries(error.fields).filter(([name]) => isQuoteField(name));
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}
