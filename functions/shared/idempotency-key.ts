import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/lead-messages';
import { AppError } from '@harbour-haul/domain/errors';
import type { HttpRequest } from './http-types.ts';

const PRINTABLE = /^[\x21-\x7e]{1,200}$/;

/**
 * The key by which retries of a request are told from new ones, or null for none.
 * @param least how many characters it must have; more where the key alone opens what the first request made.
 * @throws AppError `invalid_input`
 */
export function readIdempotencyKey(request: HttpRequest, least = 1): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (PRINTABLE.test(key) && key.length >= least) return key;
  throw new AppError('invalid_input', `Please check the header ${IDEMPOTENCY_HEADER}.`, {
    fields: { [IDEMPOTENCY_HEADER]: `Please use ${least} to 200 printable characters without blanks.` },
  });
}

/** The refusal of a key that another request used before. */
export function keyUsedBefore(): AppError {
  return new AppError(
    'idempotency_mismatch',
    `This ${IDEMPOTENCY_HEADER} was used for another submission; please send a new one.`,
  );
}
