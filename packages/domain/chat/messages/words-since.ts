import type { ChatMessage } from './chat-message.ts';
import { isClosingWords } from './closing-words.ts';

/** Of a long chat the newest; each as long as a form's details may be shown without end. */
const MAX_WORDS = 20;
const MAX_LENGTH = 1000;

/**
 * The buttons that send a request, also one more time: they add nothing to it. As the assistant's texts have them, which the
 * function that reads this would otherwise load for these four words.
 */
export const SUBMISSIONS: ReadonlySet<string> = new Set(['Submit', 'Try again', 'Envoyer', 'Réessayer']);

export type SaidMessage = Pick<ChatMessage, 'sender' | 'content' | 'image' | 'timestamp'>;

/**
 * Returns what the visitor of a chat wrote since they sent their request, oldest first, but for farewells and thanks, and nothing
 * that anybody else wrote. The message with which they sent it is stored after the request: what they add stands behind the reply
 * to it.
 * @param messages the newest of the chat, in order.
 * @param isSentHere false where they sent it in the session before, from which the chat went on.
 */
export function wordsSince(messages: readonly SaidMessage[], sentAt: string, isSentHere = true): string[] {
  const later = messages.filter(({ timestamp }) => timestamp > sentAt);
  const reply = isSentHere ? later.findIndex(({ sender }) => sender !== 'user') : 0;
  if (reply < 0) return [];
  const words = later
    .slice(reply)
    .filter(({ sender, image }) => sender === 'user' && image === null)
    .map(({ content }) => content.trim().slice(0, MAX_LENGTH).toWellFormed());
  return words
    .filter((text) => text !== '' && !SUBMISSIONS.has(text) && !isClosingWords(text))
    .slice(-MAX_WORDS);
}
