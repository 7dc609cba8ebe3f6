import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@harbour-haul/domain/errors';

/**
 * Lets in only what came through CloudFront: the API's own address would let a caller choose what the viewer's address
 * seems to be. Cross-site writes are refused by what the browser itself says of them (Fetch Metadata), on top of
 * `SameSite=Strict`.
 * @throws AppError `forbidden`
 */
export function guardOrigin(headers: Record<string, string>, method: string, originToken: string): void {
  if (!sameText(headers['x-origin-token'] ?? '', originToken)) {
    throw new AppError('forbidden', 'Please use the address of the site.');
  }
  const site = headers['sec-fetch-site'];
  if (method !== 'GET' && site !== undefined && site !== 'same-origin') {
    throw new AppError('forbidden', 'Requests from other sites are not accepted.');
  }
}

function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
