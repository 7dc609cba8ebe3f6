import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { AppError } from '@harbour-haul/domain/errors';
import { readCookies } from '../../shared/cookies.ts';
import { signedInClaims, visitorClaims } from '../../shared/identity.ts';
import { tabNamed } from '../../shared/live/own-socket.ts';
import type { Middleware } from '../../shared/middleware/pipeline.ts';
import type { RealtimeDeps } from '../deps.ts';

/** Who a socket belongs to, for as long as it lasts. */
export type SocketIdentity = Pick<
  Connection,
  'role' | 'subject' | 'tokenVersion' | 'signInId' | 'tokenExpiresAt' | 'sessionId' | 'tab'
>;

interface HandshakeEvent {
  /** By lower-cased name. */
  headers: Record<string, string | undefined>;
  queryStringParameters?: Record<string, string | undefined>;
  deps: RealtimeDeps;
  identity: SocketIdentity;
}

/**
 * Adds the identity of a handshake, by its cookies alone.
 * @throws AppError where the handshake is refused.
 */
export function socketIdentity(): Middleware<HandshakeEvent> {
  return {
    before: async ({ event }) => {
      const { headers, queryStringParameters: query = {}, deps } = event;
      const cookies = readCookies([headers.cookie ?? '']);
      event.identity =
        query.isAdmin === 'false' ? await visitorOf(cookies, query, deps) : await adminOf(cookies, deps);
    },
  };
}

async function adminOf(cookies: Record<string, string>, deps: RealtimeDeps): Promise<SocketIdentity> {
  const claims = await signedInClaims(cookies, deps);
  if (!claims) throw new AppError('unauthenticated', 'Please sign in.');
  return {
    role: 'admin',
    subject: claims.subject,
    tokenVersion: claims.version,
    signInId: claims.id,
    tokenExpiresAt: claims.expiresAt,
    sessionId: null,
    tab: null,
  };
}

async function visitorOf(
  cookies: Record<string, string>,
  { visitorId = '', sessionId = '', tab }: Record<string, string | undefined>,
  deps: RealtimeDeps,
): Promise<SocketIdentity> {
  const claims = await visitorClaims(cookies, deps.tokens);
  if (!claims) throw new AppError('unauthenticated', 'This visitor is not known in this browser.');
  const { subject } = claims;
  const own = sessionId === '' || (await deps.sessions.get(sessionId))?.session.visitorId === subject;
  if (!own || (visitorId !== '' && visitorId !== subject)) {
    throw new AppError('forbidden', 'This browser belongs to another visitor.');
  }
  return {
    role: 'visitor',
    subject,
    tokenVersion: 0,
    signInId: null,
    tokenExpiresAt: claims.expiresAt,
    sessionId: sessionId === '' ? null : sessionId,
    tab: tabNamed(tab),
  };
}
