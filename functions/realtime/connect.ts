import { type Connection, newConnection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { AppError } from '@harbour-haul/domain/errors';
import { readCookies } from '../shared/cookies.ts';
import { signedInClaims, visitorClaims } from '../shared/identity.ts';
import { log } from '../shared/log.ts';
import { guardSocketOrigin } from '../shared/origin-guard.ts';
import type { RealtimeDeps } from './deps.ts';

export interface Handshake {
  connectionId: string;
  /** By lower-cased name. */
  headers: Record<string, string>;
  query: Record<string, string>;
}

/**
 * `$connect`: binds a socket to its user or visitor, by the cookies alone, for as long as it lasts.
 * @throws AppError where the handshake is refused.
 */
export async function connect(
  { connectionId, headers, query }: Handshake,
  deps: RealtimeDeps,
): Promise<void> {
  guardSocketOrigin(headers, deps.originToken);
  const cookies = readCookies([headers.cookie ?? '']);
  const identity =
    query.isAdmin === 'false' ? await visitorOf(cookies, query, deps) : await adminOf(cookies, deps);
  const connection = newConnection({ connectionId, ...identity }, deps.now());
  await deps.connections.open(connection);
  deps.connectionCache.set(connection);
  log('info', 'socket opened', { connectionId, role: connection.role });
  if (connection.sessionId !== null) {
    await deps.relay.notifyAdmins({ type: 'presence', sessionId: connection.sessionId, online: true });
  }
}

type Identity = Pick<Connection, 'role' | 'subject' | 'tokenVersion' | 'tokenExpiresAt' | 'sessionId'>;

async function adminOf(cookies: Record<string, string>, deps: RealtimeDeps): Promise<Identity> {
  const claims = await signedInClaims(cookies, deps);
  if (!claims) throw new AppError('unauthenticated', 'Please sign in.');
  return {
    role: 'admin',
    subject: claims.subject,
    tokenVersion: claims.version,
    tokenExpiresAt: claims.expiresAt,
    sessionId: null,
  };
}

async function visitorOf(
  cookies: Record<string, string>,
  { visitorId = '', sessionId = '' }: Record<string, string>,
  deps: RealtimeDeps,
): Promise<Identity> {
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
    tokenExpiresAt: claims.expiresAt,
    sessionId: sessionId === '' ? null : sessionId,
  };
}
