import { identifyFrameSchema } from '@harbour-haul/contract/realtime-frames';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { sessionView } from '../../shared/chat/session-view.ts';
import { welcome } from '../connections/subscriptions.ts';
import type { FrameOperation } from './frame.ts';
import { ownSession } from './own-session.ts';

/** `identify_visitor`: subscribes the visitor's socket to one of their chats. */
export const identifyVisitor: FrameOperation = async ({ body, connection }, deps) => {
  const { sessionId } = parseInput(identifyFrameSchema, body);
  if (connection.role !== 'visitor') throw new AppError('forbidden', 'Admins hear all chats.');
  const { session } = await ownSession(sessionId, connection, deps);
  if (session.id !== connection.sessionId) {
    const moved = await deps.connections.move(connection, session.id);
    deps.connectionCache.set(moved.connectionId, moved);
    await welcome(moved, deps);
    if (connection.sessionId !== null) await deps.relay.farewell(connection.sessionId);
  }
  return { type: 'identified', session: sessionView(session, { user: null }) };
};
