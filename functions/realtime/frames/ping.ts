import { plainFrameSchema } from '@harbour-haul/contract/realtime-frames';
import { parseInput } from '@harbour-haul/contract/validate';
import { releaseAbandoned } from '../../shared/live/release-abandoned.ts';
import type { FrameOperation } from './frame.ts';

/**
 * `ping`: a heartbeat. An admin's renews the takeover that it names; a visitor's releases an abandoned takeover of their
 * chat.
 */
export const ping: FrameOperation = async ({ body, connection }, deps) => {
  const { sessionId } = parseInput(plainFrameSchema, body);
  if (connection.role === 'admin') {
    await deps.relay.sweep();
    if (sessionId) await deps.takeovers.renew(sessionId, connection.subject, deps.now());
  } else if (connection.sessionId !== null) {
    const row = await deps.sessions.get(connection.sessionId);
    if (row) await releaseAbandoned(row, deps);
  }
  return { type: 'pong' };
};
