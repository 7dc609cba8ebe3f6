import { newConnection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import { VIEWER_ADDRESS_HEADER } from '../shared/http-types.ts';
import { requireSenderWithin } from '../shared/limits/require-within.ts';
import { log } from '../shared/log.ts';
import { socketOriginGuard } from '../shared/middleware/origin-guard.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { welcome } from './connections/subscriptions.ts';
import type { RealtimeDeps } from './deps.ts';
import type { RealtimeEvent } from './middleware/socket-event.ts';
import { type SocketIdentity, socketIdentity } from './middleware/socket-identity.ts';

/** An event of `$connect` as the middlewares complete it. */
type ConnectEvent = RealtimeEvent & {
  headers: Record<string, string | undefined>;
  identity: SocketIdentity;
};

/**
 * `$connect`: binds a socket to its user or visitor, whose network it notes: frames come without one.
 * @throws AppError where the handshake is refused.
 */
export const connect = pipeline<RealtimeEvent, ConnectEvent, void>(
  [httpHeaderNormalizer(), socketOriginGuard(), socketIdentity()],
  async ({ requestContext: { connectionId }, headers, identity, deps }) => {
    const sender = identity.role === 'visitor' ? await countSocket(headers, deps) : null;
    const connection = newConnection({ connectionId, ...identity, sender }, deps.now());
    await deps.connections.open(connection);
    deps.connectionCache.set(connectionId, connection);
    log('info', 'socket opened', { connectionId, role: connection.role });
    await welcome(connection, deps);
  },
);

/** Counts a visitor's socket, and returns what stands for their network. */
async function countSocket(headers: ConnectEvent['headers'], deps: RealtimeDeps): Promise<string | null> {
  const sender = await deps.limiter.senderOf(headers[VIEWER_ADDRESS_HEADER] ?? '', deps.now());
  await requireSenderWithin('sockets', sender, deps);
  return sender;
}
