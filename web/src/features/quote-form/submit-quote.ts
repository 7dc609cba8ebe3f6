import { type CreateLeadResponse, IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { FieldErrors } from '@harbour-haul/domain/errors';
import { track, trackFormLead } from '#lib/analytics.ts';
import { call } from '#lib/api/visitor-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { rememberRequest } from '#lib/storage/last-request.ts';
import { WAITING_KEY } from '#lib/storage/quote-draft-key.ts';
import { rememberSubmission } from '#lib/storage/submitted-before.ts';
import { readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { touches } from '#lib/touches.ts';
import { asVisitor, onLostCookie } from '#lib/visitor/as-visitor.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import { isQuoteField, type Quote } from './quote-values.ts';
import { failureText, SubmissionError } from './submission-error.ts';

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

/**
 * Idempotency keys, one per filled form: sending the same again is the same submission and makes no second
 * lead; changed values or photos are another.
 */
export class SubmissionKey {
  #quote: string | undefined;
  #key: string | undefined;
  /** What was agreed to by the form that an earlier page has left waiting: the version of that wording. */
  readonly waitingConsent: string | undefined;

  /** Takes up the one that an earlier page of this tab has left waiting. */
  constructor() {
    try {
      const { quote, key } = JSON.parse(readOfTab(WAITING_KEY) ?? '{}') as Record<string, unknown>;
      if (typeof quote !== 'string' || typeof key !== 'string') return;
      this.#quote = quote;
      this.#key = key;
      this.waitingConsent = (JSON.parse(quote) as Partial<Quote>).marketingConsent;
    } catch {
      // Not ours: there is nothing to go on with.
    }
  }

  keyFor({ values, photoPaths, marketingConsent }: Omit<Quote, 'signs' | 'language'>): string {
    const text = JSON.stringify({ values, photoPaths, marketingConsent });
    if (this.#key === undefined || text !== this.#quote) this.#key = crypto.randomUUID();
    this.#quote = text;
    return this.#key;
  }

  /** Whether a form of this tab waits for the servers. */
  get isWaiting(): boolean {
    return readOfTab(WAITING_KEY) !== null;
  }

  /** The form of the last key is to be sent as soon as the servers are reached, by this page or a later one of the tab. */
  wait(): void {
    writeToTab(WAITING_KEY, JSON.stringify({ quote: this.#quote, key: this.#key }));
  }

  /** It was sent, refused or changed. */
  stopWaiting(): void {
    removeFromTab(WAITING_KEY);
  }

  /** Drops a key that the server knows from another submission; the next one gets its own. */
  reset(): void {
    this.#key = undefined;
  }
}
