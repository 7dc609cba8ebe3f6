import { type CreateLeadResponse, IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/lead-messages';
import type { FieldErrors } from '@harbour-haul/domain/errors';
import { ApiRequestError, apiRequest } from '#lib/api-client.ts';
import { renewVisitorId, visitorId } from '#lib/visitor-id.ts';
import { isQuoteField, type QuoteValues } from './quote-values.ts';
import type { SubmissionKey } from './submission-key.ts';
import { rememberSubmission } from './submitted-before.ts';

/** The text of specification section 8, for logs; people see a toast. */
const FAILED = 'Form submission failed - please try again';
/** The gateway gives up after 30 s; a request without an answer by then has none. */
const TIMEOUT_MS = 35_000;

export type SubmitResult = { ok: true } | { ok: false; fields: FieldErrors };

/**
 * Sends the filled form. Answers the errors of single fields, where the server names them.
 * @throws Error where the request was not taken for any other reason; sending it again is safe.
 */
export async function submitQuote(values: QuoteValues, keys: SubmissionKey): Promise<SubmitResult> {
  try {
    await sendAsVisitor(values, keys.keyFor(values));
    rememberSubmission();
    return { ok: true };
  } catch (error) {
    const fields = shownFields(error);
    if (fields) return { ok: false, fields };
    if (error instanceof ApiRequestError && error.status === 422) keys.forget();
    throw new Error(FAILED, { cause: error });
  }
}

/** A visitor id that has data but lost its cookie is refused; a new one is taken then, once. */
async function sendAsVisitor(values: QuoteValues, key: string): Promise<void> {
  try {
    await send(values, key, visitorId());
  } catch (error) {
    if (!(error instanceof ApiRequestError) || (error.status !== 401 && error.status !== 403)) throw error;
    await send(values, key, renewVisitorId());
  }
}

async function send(values: QuoteValues, key: string, visitor: string): Promise<void> {
  await apiRequest<CreateLeadResponse>('POST', '/api/leads', {
    body: { ...values, source: 'form', visitorId: visitor },
    headers: { [IDEMPOTENCY_HEADER]: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

function shownFields(error: unknown): FieldErrors | undefined {
  if (!(error instanceof ApiRequestError) || error.status !== 400 || !error.fields) return undefined;
  const shown = Object.entries(error.fields).filter(([name]) => isQuoteField(name));
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}
