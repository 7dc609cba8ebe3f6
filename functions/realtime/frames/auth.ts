import { sessionChannel } from '@harbour-haul/aws/dynamodb/rows';
import { plainFrameSchema } from '@harbour-haul/contract/realtime-frames';
import { parseInput } from '@harbour-haul/contract/validate';
import { ACTIVE_STATES } from '@harbour-haul/domain/chat/chat-state';
import { AppError } from '@harbour-haul/domain/errors';
import { releaseAbandonedOf } from '../../shared/live/release-abandoned.ts';
import type { RealtimeDeps } from '../deps.ts';
import type { FrameOperation } from './frame.ts';

const NEWEST = 50;

/** `auth`: the initial state of an admin's console: the newest active sessions and which visitors are online. */
export const auth: FrameOperation = async ({ body, connection }, deps) => {
  parseInput(plainFrameSchema, body);
  if (connection.role !== 'admin') throw new AppError('forbidden', 'Only admins can see all chats.');
  const page = await deps.sessions.list(ACTIVE_STATES, { limit: NEWEST, after: null });
  const sessions = await releaseAbandonedOf(page.sessions, deps);
  await deps.relay.reply(connection.connectionId, { type: 'activeSessions', sessions });
  await sendPresence(
    connection.connectionId,
    sessions.map(({ id }) => id),
    deps,
  );
  return null;
};

async function sendPresence(connectionId: string, sessionIds: string[], deps: RealtimeDeps): Promise<void> {
  await Promise.all(
    sessionIds.map(async (sessionId) => {
      const subscribers = await deps.connections.inChannel(sessionChannel(sessionId), deps.now());
      if (subscribers.length > 0)
        await deps.relay.reply(connectionId, { type: 'presence', sessionId, online: true });
    }),
  );
}
