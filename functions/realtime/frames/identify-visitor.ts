import { identifyFrameSchema } from '@harbour-haul/contract/realtime-frames';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { sessionView } from '../../shared/chat/session-view.ts';
import { tellPresence } from '../disconnect.ts';
import type { FrameOperation } from './frame.ts';
import { ownSession } from './own-session.ts';

/** `identify_visitor`: which of the own chats this socket is to hear. */
export const identifyVisitor: FrameOperation = async ({ body, connection }, deps) => {
  const { sessionId } = parseInput(identifyFrameSchema, body);
  if (connection.role !== 'visitor') throw new AppError('forbidden', 'Admins hear all chats.');
  const { session } = await ownSession(sessionId, connection, deps);
  if (session.id !== connection.sessionId) {
    deps.memory.keep(await deps.connections.move(connection, session.id));
    await tellPresence(session.id, deps);
    if (connection.sessionId !== null) await tellPresence(connection.sessionId, deps);
  }
  return { type: 'identified', session: sessionView(session, { user: null }) };
};
