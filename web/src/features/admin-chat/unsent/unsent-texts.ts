import type { OutgoingMessage } from '#lib/chat/outbox.ts';

const MAX_QUOTE = 80;

/**
 * Returns what becomes of messages that could not be sent, or not yet, where their chat is left, for whoever is asked; empty where there are
 * none. One that is just being sent gets there before the chat is left.
 */
export function unsentText(outgoing: readonly OutgoingMessage[]): string {
  const messages = outgoing.filter(({ state }) => state !== 'sending');
  const [message, ...others] = messages;
  if (!message) return '';
  if (others.length > 0)
    return `${messages.length} of your messages have not reached the visitor. They will be discarded.`;
  return `Your message ${quoted(message.content)} has not reached the visitor. It will be discarded.`;
}

/** Returns what is said of what stands in a chat's field where the chat is given away; empty where nothing does. */
export function draftText(draft: string): string {
  const content = draft.trim();
  return content === '' ? '' : `${quoted(content)} is written and not sent. It stays in its field.`;
}

/** Words of a message, the first of them where they are many. */
export function quoted(content: string): string {
  return `“${content.length > MAX_QUOTE ? `${content.slice(0, MAX_QUOTE).toWellFormed()}…` : content}”`;
}

/** Returns what whoever closes chats is told before, of what is unsent in them first. */
export function closingText(outgoing: readonly OutgoingMessage[]): string {
  const closing = 'A closed chat cannot be opened again. Its visitor is told, and may start a new one.';
  return `${unsentText(outgoing)} ${closing}`.trim();
}
