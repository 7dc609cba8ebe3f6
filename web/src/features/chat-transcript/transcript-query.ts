import type { MessageListResponse } from '@harbour-haul/contract/chat/list-chat-messages';
import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { ApiRequestError, apiRequest } from '#lib/api-client.ts';
import { sortMessages, type Transcript } from './transcript.ts';

/** The largest pages that the server returns. */
const MAX_SESSIONS = 100;
const MAX_MESSAGES = 500;
/** A browser opens six connections to a server; the rest of the admin app needs some. */
const MAX_CONCURRENT = 4;

/**
 * Loads all messages of one chat, or of all chats of a visitor. A chat that does not exist has no messages.
 * @throws ApiRequestError where the server refuses; a TypeError where it was not reached.
 */
export async function fetchTranscript(
  visitorId: string,
  sessionId: string | null,
  signal: AbortSignal,
): Promise<Transcript> {
  if (sessionId !== null) return { sessions: [], messages: await sessionMessages(sessionId, signal) };
  const sessions = await visitorSessions(visitorId, signal);
  const messages: ChatMessage[] = [];
  const nonEmpty = sessions.filter(({ seq }) => seq > 0);
  for (let start = 0; start < nonEmpty.length; start += MAX_CONCURRENT) {
    const batch = nonEmpty.slice(start, start + MAX_CONCURRENT);
    const loaded = await Promise.all(batch.map(({ id }) => sessionMessages(id, signal)));
    messages.push(...loaded.flat());
  }
  return { sessions, messages: sortMessages(messages) };
}

async function visitorSessions(visitorId: string, signal: AbortSignal): Promise<ChatSession[]> {
  const sessions: ChatSession[] = [];
  let after: string | null = null;
  do {
    const query: URLSearchParams = new URLSearchParams({ visitorId, limit: String(MAX_SESSIONS) });
    if (after !== null) query.set('after', after);
    const path = `${API_ROUTES.listChatSessions.path}?${query}`;
    const page: SessionListResponse = await apiRequest<SessionListResponse>('GET', path, { signal });
    sessions.push(...page.sessions);
    after = page.nextCursor;
  } while (after !== null);
  return sessions;
}

async function sessionMessages(sessionId: string, signal: AbortSignal): Promise<ChatMessage[]> {
  const path = API_ROUTES.listChatMessages.path.replace('{id}', encodeURIComponent(sessionId));
  const messages: ChatMessage[] = [];
  try {
    for (;;) {
      const after = messages.at(-1)?.seq ?? 0;
      const address = `${path}?after=${after}&limit=${MAX_MESSAGES}`;
      const page = await apiRequest<MessageListResponse>('GET', address, { signal });
      messages.push(...page.messages);
      if (page.messages.length === 0 || (messages.at(-1)?.seq ?? 0) >= page.lastSeq) return messages;
    }
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return [];
    throw error;
  }
}
