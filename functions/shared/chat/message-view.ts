import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { Identity } from '../identity.ts';

/** A message as the caller may see it: who of the team wrote it is the team's own, and an admin's id is a username. */
export function messageView(message: ChatMessage, { user }: Pick<Identity, 'user'>): ChatMessage {
  if (user) return message;
  const { authorId: _id, authorName: _name, ...rest } = message;
  return rest;
}
