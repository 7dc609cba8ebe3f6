import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { AppError } from '@harbour-haul/domain/errors';
import type { HttpRequest } from './http-types.ts';

const MAX_LENGTH = 200;
const PRINTABLE = /^[\x21-\x7e]*$/;

/**
 * The key that tells retries of a request from new requests, or null for none.
 * @param minLength in characters; longer where the key gives access to what the first request created, and its body says little.
 * @throws AppError `invalid_input`
 */
export function readIdempotencyKey(request: Pick<HttpRequest, 'headers'>, minLength = 1): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (PRINTABLE.test(key) && key.length >= minLength && key.length <= MAX_LENGTH) return key;
  throw new AppError('invalid_input', `Please check the header ${IDEMPOTENCY_HEADER}.`, {
    fields: {
      [IDEMPOTENCY_HEADER]: `Please use ${minLength} to ${MAX_LENGTH} printable characters without blanks.`,
    },
  });
}

/** The error for a key that another request has used. */
export function idempotencyMismatch(): AppError {
  return new AppError(
    'idempotency_mismatch',
    `This ${IDEMPOTENCY_HEADER} was used for another submission; please send a new one.`,
  );
}
