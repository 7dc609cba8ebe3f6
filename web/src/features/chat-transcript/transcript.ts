import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';

/** The messages of a visitor's chats. */
export interface Transcript {
  /** The chats that the messages are from, where they are known; the newest first. */
  sessions: readonly ChatSession[];
  /** In the order of their times; within a chat in the order of `seq`. */
  messages: readonly ChatMessage[];
}

/** Returns the messages of several chats in one order. */
export function sortMessages(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.toSorted(
    (a, b) => compare(a.timestamp, b.timestamp) || compare(a.sessionId, b.sessionId) || compare(a.seq, b.seq),
  );
}

/** The labels of the senders. */
export const SENDER_LABELS = { user: 'Visitor', assistant: 'Assistant', admin: 'Admin' } as const;

/** Whom a message is from: of the team by name, where the message knows it. A name alone could be taken for the visitor's. */
export function senderText({ sender, authorName }: Pick<ChatMessage, 'sender' | 'authorName'>): string {
  const label = SENDER_LABELS[sender];
  return authorName === undefined ? label : `${authorName} (${label})`;
}

/** A chat's number as people see it: the beginning of its id distinguishes a visitor's chats. */
export function sessionNumber(sessionId: string): string {
  return `Session #${sessionId.slice(0, 8)}`;
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
