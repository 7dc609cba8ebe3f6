import type { PostMessageBody } from '@harbour-haul/contract/chat/post-chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { type MessageAuthor, normalizeSender } from '@harbour-haul/domain/chat/messages/message-author';
import { AppError } from '@harbour-haul/domain/errors';
import type { Identity } from '../identity.ts';

/**
 * The author of a message, by the cookies: the body's `sender` only chooses between what these allow.
 * @throws AppError `forbidden` for a visitor who posts as admin, and for an admin who posts as the visitor.
 */
export function messageAuthor(
  { sender: posted }: PostMessageBody,
  session: ChatSession,
  { user, provenVisitorId }: Identity,
): MessageAuthor {
  const sender = normalizeSender(posted);
  if (sender === 'admin') {
    if (user) return { sender, adminId: user.id };
    throw new AppError('forbidden', 'Only a signed-in admin can answer as one.');
  }
  if (session.visitorId === provenVisitorId) return { sender };
  throw new AppError('forbidden', 'Admins answer as admin.');
}
