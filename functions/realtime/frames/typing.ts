import { typingFrameSchema } from '@harbour-haul/contract/realtime-frames';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import type { FrameOperation } from './frame.ts';
import { ownSession } from './own-session.ts';

/** `typing`: published to the other side, and not stored. */
export const typing: FrameOperation = async ({ body, connection }, deps) => {
  const input = parseInput(typingFrameSchema, body);
  const { session } = await ownSession(input.sessionId, connection, deps);
  const event = { type: 'typing', sessionId: session.id, typing: input.typing } as const;
  if (connection.role === 'visitor') {
    await deps.relay.notifyAdmins({ ...event, sender: 'user' });
  } else if (session.isHandedOff && session.adminId === connection.subject) {
    await deps.relay.notifyVisitor(session.id, { ...event, sender: 'admin' });
  } else {
    throw new AppError('conflict', 'You need to take over this chat first.');
  }
  return null;
};
