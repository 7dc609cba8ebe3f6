import type { LastMessage } from '../chat-session.ts';
import type { ChatMessage } from './chat-message.ts';

export const MAX_PREVIEW = 200;

/** What lists show of a chat after a message, with what its visitor said last where that is not it. */
export function lastMessageAfter(
  before: LastMessage | null,
  message: Pick<ChatMessage, 'sender' | 'content' | 'timestamp' | 'authorId' | 'authorName'>,
): LastMessage {
  const { sender, content, timestamp, authorId, authorName } = message;
  const author = authorId !== undefined && authorName !== undefined && { authorId, authorName };
  const last = { sender, content: preview(content), timestamp, ...author };
  const visitorSaid = before?.sender === 'user' ? before.content : before?.visitorSaid;
  return sender === 'user' || visitorSaid === undefined ? last : { ...last, visitorSaid };
}

/** The text of a message as lists show it: at most 200 characters, none cut in two. */
function preview(content: string): string {
  return content.slice(0, MAX_PREVIEW).replace(/[\uD800-\uDBFF]$/, '');
}
