import type { ServerEvent } from '@harbour-haul/contract/realtime';
import { plainFrameSchema } from '@harbour-haul/contract/realtime-frames';
import { parseInput } from '@harbour-haul/contract/validate';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { releaseAbandoned } from '../../shared/live/release-abandoned.ts';
import type { FrameOperation } from './frame.ts';

/**
 * `ping`: a heartbeat. An admin's renews the takeover that it names; a visitor's releases an abandoned takeover of their
 * chat. The reply says how that chat stands: whoever has missed a push pulls it.
 */
export const ping: FrameOperation = async ({ body, connection }, deps) => {
  const { sessionId } = parseInput(plainFrameSchema, body);
  if (connection.role === 'admin') {
    await deps.relay.sweep();
    if (!sessionId) return { type: 'pong' };
    await deps.takeovers.renew(sessionId, connection.subject, deps.now());
    return pong((await deps.sessions.get(sessionId))?.session);
  }
  const row = connection.sessionId === null ? null : await deps.sessions.get(connection.sessionId);
  return pong(row ? (await releaseAbandoned(row, deps)).session : undefined);
};

function pong(session: ChatSession | undefined): ServerEvent {
  if (!session) return { type: 'pong' };
  const { id: sessionId, seq, version } = session;
  return { type: 'pong', sessionId, seq, version };
}
