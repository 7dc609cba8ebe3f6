import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { isCookieGood } from '../shared/live/cookie-check.ts';
import type { RealtimeDeps } from './deps.ts';

/** Below the interval of pings, so that each of them has the cookie looked at. */
const BELIEVED_MS = 25_000;
/** The index may lag behind a handshake that another process has answered. */
const LOOKUPS = 4;
const LOOKUP_PAUSE_MS = 100;

/**
 * The connection that a frame came by, its cookie looked at within the last half minute.
 * @returns null where it is not known or its cookie is no good any more; it is then ended.
 */
export async function currentConnection(
  connectionId: string,
  deps: RealtimeDeps,
): Promise<Connection | null> {
  const now = deps.now();
  const known = deps.memory.get(connectionId);
  if (known && now.getTime() - known.checkedAt < BELIEVED_MS && known.tokenExpiresAt > now.getTime() / 1000) {
    return known;
  }
  deps.memory.forget(connectionId);
  const found = await findConnection(connectionId, deps);
  if (!found) {
    await deps.relay.drop(connectionId);
    return null;
  }
  if (found.role === 'visitor' && found.tokenExpiresAt > now.getTime() / 1000) {
    // There is nobody to look up: read again, for what another process may have changed, and not written.
    return deps.memory.keep({ ...found, checkedAt: now.getTime() });
  }
  const renewed = { ...found, seenAt: now.getTime(), checkedAt: now.getTime() };
  const isGood = await isCookieGood(found, deps.users, now);
  if (isGood && (await deps.connections.renew(renewed))) return deps.memory.keep(renewed);
  await deps.relay.end(found);
  return null;
}

/** The stored connection, waiting a moment for an index that lags. */
export async function findConnection(connectionId: string, deps: RealtimeDeps): Promise<Connection | null> {
  for (let lookup = 1; ; lookup += 1) {
    const found = await deps.connections.find(connectionId, deps.now());
    if (found || lookup >= LOOKUPS) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOKUP_PAUSE_MS));
  }
}
