import type { ChatSession } from '../chat-session.ts';
import type { MessageSender } from './chat-message.ts';

/** Who posts: the session's visitor, for themselves or for their assistant, or an admin. */
export type MessageAuthor = { sender: 'user' | 'assistant' } | { sender: 'admin'; adminId: string };

/** The assistant that speaks for a visitor. */
export const ASSISTANT = { sender: 'assistant' } as const satisfies MessageAuthor;

export type MessageRefusal = 'closed' | 'handed_off' | 'not_taken_over';

/**
 * Returns why a session refuses a message, or null where it accepts it: a closed one accepts none, one that is handed
 * off none of the assistant, and an admin writes only in the sessions that they took over (specification section 4).
 */
export function messageRefusal(session: ChatSession, author: MessageAuthor): MessageRefusal | null {
  if (session.status === 'closed') return 'closed';
  if (author.sender === 'assistant' && session.isHandedOff) return 'handed_off';
  if (author.sender !== 'admin') return null;
  return session.isHandedOff && session.adminId === author.adminId ? null : 'not_taken_over';
}

/** Returns the stored name of a sender; older clients say `visitor` and `ai` (specification section 3). */
export function normalizeSender(posted: string): MessageSender {
  switch (posted) {
    case 'admin':
      return 'admin';
    case 'assistant':
    case 'ai':
      return 'assistant';
    default:
      return 'user';
  }
}
