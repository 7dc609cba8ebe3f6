import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { isCookieValid } from '../../shared/live/cookie-check.ts';
import type { RealtimeDeps } from '../deps.ts';

/** Below the interval of pings, so that every ping has the cookie checked. */
const CACHE_MS = 25_000;

/** An admin's connection stays where it was opened: what renews it says whether it is still there. */
function isSettled(cached: Connection | undefined, now: Date): cached is Connection {
  return cached?.role === 'admin' && cached.expiresAt > now.getTime() / 1000;
}

/**
 * The connection of a frame, its cookie checked within the last half minute.
 * @returns null where it has no row or its cookie is not valid any more; it is then closed.
 */
export async function currentConnection(
  connectionId: string,
  deps: RealtimeDeps,
): Promise<Connection | null> {
  const now = deps.now();
  const cached = deps.connectionCache.get(connectionId);
  if (cached && now.getTime() - cached.checkedAt < CACHE_MS && cached.tokenExpiresAt > now.getTime() / 1000) {
    return cached;
  }
  deps.connectionCache.delete(connectionId);
  const found = isSettled(cached, now) ? cached : await deps.connections.find(connectionId, now);
  if (!found) {
    await deps.relay.closeUnknown(connectionId);
    return null;
  }
  if (found.role === 'visitor' && found.tokenExpiresAt > now.getTime() / 1000) {
    // A visitor has no user row to check: the connection is read again, since another process may have moved it.
    return deps.connectionCache.set(connectionId, { ...found, checkedAt: now.getTime() });
  }
  const renewed = { ...found, seenAt: now.getTime(), checkedAt: now.getTime() };
  const isValid = await isCookieValid(found, deps.users, now);
  if (isValid && (await deps.connections.renew(renewed)))
    return deps.connectionCache.set(connectionId, renewed);
  await deps.relay.close(found);
  return null;
}
