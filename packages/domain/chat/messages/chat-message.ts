/** Who sent a message. Older clients say `visitor` for `user` and `ai` for `assistant` (specification section 3). */
export const MESSAGE_SENDERS = ['user', 'assistant', 'admin'] as const;
export type MessageSender = (typeof MESSAGE_SENDERS)[number];

/** The longest message that is stored; what a person types beyond it is cut with a notice. */
export const MAX_MESSAGE_LENGTH = 4000;

/** So many replies of the assistant are sent with the message that they answer. */
export const MAX_REPLIES = 4;

/** One message of a chat, as it is stored and sent. */
export interface ChatMessage {
  id: string;
  sessionId: string;
  /** 1, 2, 3 … within the session, without gaps and in the order in which the messages became visible. */
  seq: number;
  sender: MessageSender;
  content: string;
  /** A stored path, or a small data URL of a bitmap; null for none. */
  image: string | null;
  /** ISO 8601 in UTC, by the server's clock. */
  timestamp: string;
  /** Made by the sender, so that sending again is idempotent. */
  clientMessageId: string | null;
  /** Who sent it in the assistant's name; absent where the server itself knows the sender. */
  relayedBy?: 'visitor';
  /** Which admin wrote it, and what colleagues called them then: to the team alone. Absent in what was stored before. */
  authorId?: string;
  authorName?: string;
}

/**
 * The assistant runs in the visitor's browser, which sends what it says: the server has seen nobody but the visitor. Whoever reads
 * such a message is told so, for a visitor can make up anything in its name.
 */
export function relayOf(sender: MessageSender): Pick<ChatMessage, 'relayedBy'> {
  return sender === 'assistant' ? { relayedBy: 'visitor' } : {};
}
