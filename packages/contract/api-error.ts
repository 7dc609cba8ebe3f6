import type { ErrorCode, FieldErrors } from '@harbour-haul/domain/errors';

/** The body of every refused request. `fields` names what to mend, field by field. */
export interface ApiErrorBody {
  code: ErrorCode | 'internal_error';
  message: string;
  /** The message again, for whoever sent a form (specification section 7). */
  error?: string;
  fields?: FieldErrors;
  /** The admin who was faster, where a chat was to be taken over. */
  holder?: string;
}

/** The one table from error codes to HTTP statuses (design decision 9). */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  confirmation_required: 403,
  not_found: 404,
  conflict: 409,
  chat_closed: 409,
  request_stays: 409,
  chat_handed_off: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  unavailable: 503,
};
