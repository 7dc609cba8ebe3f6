import { type Connection, channelOf } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { log } from '../../shared/log.ts';
import type { RealtimeDeps } from '../deps.ts';

/** Every message of a chat is pushed to all of its sockets; a visitor has a few tabs. */
export const MAX_SOCKETS = 10;

/**
 * Makes room for a visitor's socket that has just subscribed: beyond ten in its channel the oldest are ended. Admins are
 * told that a visitor is online by the first socket alone.
 */
export async function welcome(connection: Connection, deps: RealtimeDeps): Promise<void> {
  if (connection.role !== 'visitor') return;
  const rows = await deps.connections.inChannel(channelOf(connection), deps.now());
  const others = rows.filter(({ connectionId }) => connectionId !== connection.connectionId).sort(ageOrder);
  const ended = others.slice(0, Math.max(0, others.length + 1 - MAX_SOCKETS));
  await Promise.all(ended.map((one) => deps.relay.close(one)));
  if (ended.length > 0) log('info', 'oldest sockets ended', { count: ended.length });
  // Of two that come at once, the older one tells: also where a newer one has ended it meanwhile.
  const [oldest] = others;
  const isFirst = oldest === undefined || ageOrder(connection, oldest) < 0;
  const { sessionId } = connection;
  if (isFirst && sessionId !== null)
    await deps.relay.notifyAdmins({ type: 'presence', sessionId, online: true });
}

/** The oldest first. */
function ageOrder(a: Connection, b: Connection): number {
  return a.openedAt - b.openedAt || (a.connectionId < b.connectionId ? -1 : 1);
}
