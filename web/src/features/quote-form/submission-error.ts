import { ApiRequestError, serverMessage } from '#lib/api-client.ts';

/** The texts of specification section 8: for logs, for people, and for people whose request has photos. */
const LOGGED = 'Form submission failed - please try again';
const FAILED = 'There was a problem submitting your quote request. Please try again.';
const FAILED_WITH_PHOTOS = 'Failed to submit form. Please try again.';
const TOO_MANY_REQUESTS = 429;

/** A request that was not stored; the message is for logs. */
export class SubmissionError extends Error {
  /** What people are told. */
  readonly text: string;
  /** Nothing was heard of the server: the connection may be what is wrong. */
  readonly isUnreachable: boolean;
  /** The text says no more than that it failed: a toast says it, and the form what is to be done. */
  readonly isUsual: boolean;

  constructor(text: string, cause: unknown) {
    super(LOGGED, { cause });
    this.name = 'SubmissionError';
    this.text = text;
    this.isUsual = text === FAILED || text === FAILED_WITH_PHOTOS;
    this.isUnreachable = !(cause instanceof ApiRequestError);
  }

  /** Whether a toast tells it: what is sent again by itself is not to be tried again. */
  get hasToast(): boolean {
    return this.isUsual && !this.isUnreachable;
  }
}

/** What people are told of a failure. Where the server says why it takes no more for now, that is better than our guess. */
export function failureText(error: unknown, hasPhotos: boolean): string {
  const usual = hasPhotos ? (errorField(error) ?? FAILED_WITH_PHOTOS) : FAILED;
  const isLimited = error instanceof ApiRequestError && error.status === TOO_MANY_REQUESTS;
  return (isLimited ? serverMessage(error) : undefined) ?? usual;
}

/** The `error` field of a response (specification section 7). */
function errorField(error: unknown): string | undefined {
  const body = error instanceof ApiRequestError ? error.body : null;
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'string' && body.error !== '' ? body.error : undefined;
}
