import { sessionChannel } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { log } from '../shared/log.ts';
import { findConnection } from './current-connection.ts';
import type { RealtimeDeps } from './deps.ts';

/** `$disconnect`: forgets a socket; API Gateway does not promise to tell of every end. */
export async function disconnect(connectionId: string, deps: RealtimeDeps): Promise<void> {
  const connection = (await findConnection(connectionId, deps)) ?? deps.memory.get(connectionId);
  deps.memory.forget(connectionId);
  const droppedFrames = deps.pace.forget(connectionId);
  log('info', 'socket closed', { connectionId, ...(droppedFrames > 0 && { droppedFrames }) });
  if (!connection) return;
  await deps.connections.remove(connection);
  const { sessionId } = connection;
  if (sessionId !== null) await tellPresence(sessionId, deps);
}

/** Tells admins whether any socket hears a session. */
export async function tellPresence(sessionId: string, deps: RealtimeDeps): Promise<void> {
  const left = await deps.connections.inChannel(sessionChannel(sessionId), deps.now());
  await deps.relay.toAdmins({ type: 'presence', sessionId, online: left.length > 0 });
}
