import { log } from '../shared/log.ts';
import type { RealtimeDeps } from './deps.ts';

/** `$disconnect`: removes a connection; API Gateway does not promise to report every end. */
export async function disconnect(connectionId: string, deps: RealtimeDeps): Promise<void> {
  const connection =
    (await deps.connections.find(connectionId, deps.now())) ?? deps.connectionCache.get(connectionId);
  deps.connectionCache.delete(connectionId);
  const droppedFrames = deps.frameLimiter.delete(connectionId);
  log('info', 'socket closed', { connectionId, ...(droppedFrames > 0 && { droppedFrames }) });
  if (!connection) return;
  await deps.connections.remove(connection);
  const { sessionId } = connection;
  if (sessionId !== null) await deps.relay.farewell(sessionId);
}
