import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Identity } from '../identity.ts';

/** A session as the caller may see it: an admin's id is a username, so visitors get the display name alone. */
export function sessionView(session: ChatSession, { user }: Pick<Identity, 'user'>): ChatSession {
  return user ? session : { ...session, adminId: null };
}
