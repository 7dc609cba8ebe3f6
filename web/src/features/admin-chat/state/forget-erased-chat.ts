import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { noteField } from '../unsent/unsent-store.ts';
import type { ChatConsole } from './chat-console.ts';

/** A chat was erased while this browser was away: nothing of it stays here, as if that had been pushed. */
export function forgetErasedChat(chatConsole: ChatConsole, id: string): void {
  const session = chatConsole.sessions.find(id);
  if (session) chatConsole.sessions.merge([erasedSession(session, new Date())]);
  else {
    for (const field of [id, noteField(id)]) chatConsole.drafts.set(field, '');
    chatConsole.discardUnsent(id);
  }
}

/** As the server tells of a session that is being erased. */
function erasedSession(session: ChatSession, now: Date): ChatSession {
  const ended = { status: 'closed', isHandedOff: false, adminId: null, adminName: null } as const;
  const without = { customer: null, lastMessage: null, personRequestAbout: null };
  return { ...session, ...ended, ...without, forgottenAt: session.forgottenAt ?? now.toISOString() };
}
