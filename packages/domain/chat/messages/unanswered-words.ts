import type { ChatSession } from '../chat-session.ts';
import { isClosingWords } from './closing-words.ts';

/**
 * What the visitor of a chat wrote last and nobody has answered, as lists show it; null where somebody has, and where it is
 * thanks or a farewell, after which they wait for nothing.
 */
export function unansweredWords({
  lastMessage,
  adminName,
  adminDisplayName,
}: Pick<ChatSession, 'lastMessage' | 'adminName' | 'adminDisplayName'>): string | null {
  if (lastMessage?.sender !== 'user') return null;
  const names = [adminName, adminDisplayName].filter((name) => typeof name === 'string');
  return isClosingWords(lastMessage.content, names) ? null : lastMessage.content;
}
