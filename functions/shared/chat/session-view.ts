import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Identity } from '../identity.ts';

/** What of a session is the team's own: an admin's id is a username, so visitors get the display name alone. */
const OF_THE_TEAM = {
  adminId: null,
  handedOverBy: null,
  ownerId: null,
  ownerName: null,
  noteSeq: 0,
} as const satisfies Partial<ChatSession>;

/** A session as the caller may see it. */
export function sessionView(session: ChatSession, { user }: Pick<Identity, 'user'>): ChatSession {
  return user ? session : { ...session, ...OF_THE_TEAM };
}
