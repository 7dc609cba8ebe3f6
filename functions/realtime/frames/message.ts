import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { messageFrameSchema } from '@harbour-haul/contract/realtime-frames';
import { parseInput } from '@harbour-haul/contract/validate';
import { type MessageAuthor, normalizeSender } from '@harbour-haul/domain/chat/messages/message-author';
import { AppError } from '@harbour-haul/domain/errors';
import { messageWeight } from '@harbour-haul/domain/limits/limits';
import { publishStored } from '../../shared/chat/publish-stored.ts';
import { storeMessage } from '../../shared/chat/store-message.ts';
import { requireSenderWithin } from '../../shared/limits/require-within.ts';
import type { FrameOperation } from './frame.ts';
import { ownSession } from './own-session.ts';

/** The sender that a frame's type implies; `message` leaves that to `sender`. */
const SENDERS: Record<string, string> = { visitor_message: 'user', assistant_message: 'assistant' };

/** `message`, `visitor_message` and `assistant_message`: stored like a message by HTTP, then pushed. */
export const message: FrameOperation = async ({ body, connection }, deps) => {
  const input = parseInput(messageFrameSchema, body);
  const author = authorOf(connection, SENDERS[input.type] ?? input.sender);
  if (author.sender !== 'admin') {
    await requireSenderWithin('messages', connection.sender, deps, messageWeight(input));
  }
  const cached = deps.sessionCache.get(input.sessionId || (connection.sessionId ?? ''));
  const row = await ownSession(input.sessionId, connection, deps, cached);
  const stored = await storeMessage(row, author, input, deps);
  if (stored.row) deps.sessionCache.set(stored.row);
  const { clientMessageId } = stored.message;
  const { connectionId } = connection;
  if (clientMessageId === null) {
    await publishStored(stored, deps);
    return null;
  }
  // In parallel: the sender need not wait until all subscribers have it.
  await Promise.all([
    publishStored(stored, deps, { connectionId }),
    deps.relay.reply(connectionId, { type: 'ack', clientMessageId, message: stored.message }),
  ]);
  return null;
};

/** @throws AppError `forbidden` for an admin's frame under a visitor's name. */
function authorOf({ role, subject }: Connection, sender: string | null | undefined): MessageAuthor {
  if (role === 'visitor') {
    const stored = normalizeSender(sender ?? 'user');
    if (stored !== 'admin') return { sender: stored };
  } else if (sender === undefined || sender === null || sender === 'admin') {
    return { sender: 'admin', adminId: subject };
  }
  throw new AppError('forbidden', 'This frame says to be from somebody else.');
}
