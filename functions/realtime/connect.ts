import { newConnection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import { log } from '../shared/log.ts';
import { socketOriginGuard } from '../shared/middleware/origin-guard.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import type { RealtimeEvent } from './middleware/socket-event.ts';
import { type SocketIdentity, socketIdentity } from './middleware/socket-identity.ts';

/** An event of `$connect` as the middlewares complete it. */
type ConnectEvent = RealtimeEvent & {
  headers: Record<string, string | undefined>;
  identity: SocketIdentity;
};

/**
 * `$connect`: binds a socket to its user or visitor.
 * @throws AppError where the handshake is refused.
 */
export const connect = pipeline<RealtimeEvent, ConnectEvent, void>(
  [httpHeaderNormalizer(), socketOriginGuard(), socketIdentity()],
  async ({ requestContext: { connectionId }, identity, deps }) => {
    const connection = newConnection({ connectionId, ...identity }, deps.now());
    await deps.connections.open(connection);
    deps.connectionCache.set(connectionId, connection);
    log('info', 'socket opened', { connectionId, role: connection.role });
    if (connection.sessionId !== null) {
      await deps.relay.notifyAdmins({ type: 'presence', sessionId: connection.sessionId, online: true });
    }
  },
);
