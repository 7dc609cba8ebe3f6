import type { ChatSession, LastMessage } from '@harbour-haul/domain/chat/chat-session';
import { AWAKE } from '@harbour-haul/domain/chat/snoozing/snooze';
import type { Identity } from '../identity.ts';

/**
 * What of a session is the team's own: an admin's id is a username, and so may be the name that consoles show; whether anybody has looked
 * belongs to the admins' view (specification section 3).
 */
const OF_THE_TEAM = {
  adminId: null,
  handedOverBy: null,
  ownerId: null,
  ownerName: null,
  adminViewed: false,
  ...AWAKE,
  noteSeq: 0,
} as const satisfies Partial<ChatSession>;

/** A session as the caller may see it. */
export function sessionView(session: ChatSession, { user }: Pick<Identity, 'user'>): ChatSession {
  if (user) return session;
  const { adminDisplayName: adminName = null, lastMessage, ...rest } = session;
  return { ...rest, ...OF_THE_TEAM, adminName, lastMessage: lastMessage && withoutAuthor(lastMessage) };
}

/** As of a message (`message-view.ts`). */
function withoutAuthor({ authorId: _id, authorName: _name, ...rest }: LastMessage): LastMessage {
  return rest;
}
