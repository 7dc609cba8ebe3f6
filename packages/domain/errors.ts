import type { Lead } from './leads/lead.ts';

/** The codes with which a request is refused on purpose. `contract/api-error.ts` maps each to an HTTP status. */
export type ErrorCode =
  | 'invalid_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'confirmation_required'
  | 'not_found'
  | 'conflict'
  | 'chat_closed'
  | 'chat_handed_off'
  | 'request_stays'
  | 'idempotency_mismatch'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'unavailable';

/** What is wrong with each field, by field name: the remedy in words a person can act on. */
export type FieldErrors = Record<string, string>;

export interface AppErrorDetails {
  fields?: FieldErrors;
  /** Seconds until the same request may be tried again. */
  retryAfterSeconds?: number;
  /** The name of the admin who holds the requested chat. */
  holder?: string;
  /** The lead as it is now, in a version conflict. */
  lead?: Lead;
}

/**
 * A refusal with a code for programs and a text for people. Both reach the caller; any other error becomes a 500 without
 * detail.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly holder: string | undefined;
  readonly lead: Lead | undefined;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.holder = details.holder;
    this.lead = details.lead;
  }
}
