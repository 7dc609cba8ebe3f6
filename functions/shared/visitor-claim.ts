import type { Tokens } from '@harbour-haul/aws/auth/tokens';
import { AppError } from '@harbour-haul/domain/errors';
import { visitorCookie } from './identity.ts';

/**
 * The error for a visitorId that another browser uses: `unauthenticated` for a sender without a cookie.
 * @param proven the visitorId that the sender's cookie proves, or null.
 */
export function visitorTaken(proven: string | null): AppError {
  return new AppError(
    proven === null ? 'unauthenticated' : 'forbidden',
    'This visitorId is in use in another browser; please send a new one.',
    { fields: { visitorId: 'Please use a new visitor ID.' } },
  );
}

/**
 * Refuses an answer that was given before to who shows another visitor's cookie.
 * What is repeated without a cookie may have lost it with the answer; another visitor's is no retry.
 * @throws AppError `forbidden`
 */
export function requireSameVisitor(visitorId: string | null, proven: string | null): void {
  if (visitorId !== null && proven !== null && proven !== visitorId) throw visitorTaken(proven);
}

/** The cookie for a visitorId that the sender has just claimed; none where the sender holds it already. */
export async function claimCookies(
  visitorId: string | null,
  proven: string | null,
  deps: { tokens: Tokens; now(): Date },
): Promise<{ cookies?: string[] }> {
  if (visitorId === null || visitorId === proven) return {};
  return { cookies: [await visitorCookie(visitorId, deps.tokens, deps.now())] };
}
