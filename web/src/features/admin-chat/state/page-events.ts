import { parseServerEvent } from '#lib/chat/parse-server-event.ts';
import type { Desk } from './desk.ts';

/**
 * Listens to what other parts of this page tell of chats (specification section 7): `admin-chat-update` with
 * `{sessionId, message}` and `admin-session-update` with `{session, type}`. They come beside the socket's events and
 * mostly after them: what is known by its number changes nothing, and what has no number is looked up.
 * @returns how to stop
 */
export function listenToPage(desk: Desk): () => void {
  const onChat = (event: Event) => {
    const detail = detailOf(event);
    const known = read({ type: 'newMessage', ...detail });
    if (known) desk.apply(known);
    else if (typeof detail.sessionId === 'string' && !isKnown(desk, detail)) desk.lookAgain(detail.sessionId);
  };
  const onSession = (event: Event) => {
    const { session, type } = detailOf(event);
    const known = read({ type: type === 'new_session' ? 'new_chat_session' : 'sessionUpdate', session });
    if (known) desk.apply(known);
  };
  window.addEventListener('admin-chat-update', onChat);
  window.addEventListener('admin-session-update', onSession);
  return () => {
    window.removeEventListener('admin-chat-update', onChat);
    window.removeEventListener('admin-session-update', onSession);
  };
}

/** Whether the open chat shows the same words of the same sender at the same time, or under the same id. */
function isKnown(desk: Desk, { sessionId, message }: Record<string, unknown>): boolean {
  if (typeof message !== 'object' || message === null || typeof sessionId !== 'string') return false;
  const said: Record<string, unknown> = { ...message };
  const messages = desk.chatOf(sessionId)?.store.get().log.messages ?? [];
  return messages.some(
    ({ id, content, sender, timestamp }) =>
      id === said.id || (content === said.content && sender === said.sender && timestamp === said.timestamp),
  );
}

function detailOf(event: Event): Record<string, unknown> {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof detail === 'object' && detail !== null ? { ...detail } : {};
}

/** By way of JSON, as if it had come over the wire: nothing else is to be believed of it. */
function read(event: object) {
  return parseServerEvent(JSON.stringify(event));
}
