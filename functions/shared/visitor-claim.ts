import type { Tokens } from '@harbour-haul/aws/auth/tokens';
import { AppError } from '@harbour-haul/domain/errors';
import { visitorCookie } from './identity.ts';

/**
 * The refusal of a visitorId that somebody else uses: whoever holds no cookie at all is told to show one.
 * @param proven the visitorId that the sender's cookie proves, or null.
 */
export function visitorTaken(proven: string | null): AppError {
  return new AppError(
    proven === null ? 'unauthenticated' : 'forbidden',
    'This visitorId is in use in another browser; please send a new one.',
    { fields: { visitorId: 'Please use a new visitor ID.' } },
  );
}

/** The cookie for a visitorId that the sender has just begun to use; nothing where they hold it already. */
export async function claimCookies(
  visitorId: string | null,
  proven: string | null,
  deps: { tokens: Tokens; now(): Date },
): Promise<{ cookies?: string[] }> {
  if (visitorId === null || visitorId === proven) return {};
  return { cookies: [await visitorCookie(visitorId, deps.tokens, deps.now())] };
}
