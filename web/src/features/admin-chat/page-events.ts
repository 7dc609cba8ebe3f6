import { useEffect } from 'react';
import { parseServerEvent } from '#lib/chat/parse-server-event.ts';
import type { ChatConsole } from './state/chat-console.ts';

/** Has the chat console hear of what other parts of this page say of chats. */
export function PageEvents({ chatConsole }: { chatConsole: ChatConsole }) {
  useEffect(() => subscribeToPageEvents(chatConsole), [chatConsole]);
  return null;
}

/**
 * Subscribes to the chat events of other parts of this page (specification section 7): `admin-chat-update` with
 * `{sessionId, message}` and `admin-session-update` with `{session, type}`. They come beside the socket's events and
 * mostly after them: a message with a known `seq` changes nothing, and one without a `seq` is fetched.
 * @returns the unsubscribe function
 */
function subscribeToPageEvents(chatConsole: ChatConsole): () => void {
  const onChat = (event: Event) => {
    const detail = detailOf(event);
    const news = isKnown(chatConsole, detail) ? null : read({ type: 'newMessage', ...detail });
    if (news) chatConsole.apply(news);
  };
  const onSession = (event: Event) => {
    const { session, type } = detailOf(event);
    const news = read({ type: type === 'new_session' ? 'new_chat_session' : 'sessionUpdate', session });
    if (news) chatConsole.apply(news);
  };
  window.addEventListener('admin-chat-update', onChat);
  window.addEventListener('admin-session-update', onSession);
  return () => {
    window.removeEventListener('admin-chat-update', onChat);
    window.removeEventListener('admin-session-update', onSession);
  };
}

/** Whether the open chat shows the same words of the same sender at the same time, or under the same id. */
function isKnown(chatConsole: ChatConsole, { sessionId, message }: Record<string, unknown>): boolean {
  if (typeof message !== 'object' || message === null || typeof sessionId !== 'string') return false;
  const candidate: Record<string, unknown> = { ...message };
  const messages = chatConsole.chatOf(sessionId)?.messages.get()?.log.messages ?? [];
  return messages.some(
    ({ id, content, sender, timestamp }) =>
      id === candidate.id ||
      (content === candidate.content && sender === candidate.sender && timestamp === candidate.timestamp),
  );
}

function detailOf(event: Event): Record<string, unknown> {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof detail === 'object' && detail !== null ? { ...detail } : {};
}

/** Validates an event by way of JSON, as if it had come over the socket. */
function read(event: object) {
  return parseServerEvent(JSON.stringify(event));
}
