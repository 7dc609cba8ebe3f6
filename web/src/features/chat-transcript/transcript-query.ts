import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { sortMessages, type Transcript } from './transcript.ts';

/** The largest pages that the server returns. */
const MAX_SESSIONS = 100;
const MAX_MESSAGES = 500;
/** A browser opens six connections to a server; the rest of the admin app needs some. */
const MAX_CONCURRENT = 4;

/** The transcript of one chat, or of all chats of a visitor; loaded again whenever it is opened. */
function transcriptQuery(visitorId: string, sessionId: string | null) {
  return queryOptions({
    queryKey: ['chat-transcript', visitorId, sessionId],
    queryFn: ({ signal }) => loadTranscript(visitorId, sessionId, signal),
    staleTime: 0,
  });
}

/** Returns the transcript of one chat, or of all chats of a visitor. */
export function useTranscript(visitorId: string, sessionId: string | null): UseQueryResult<Transcript> {
  return useQuery(transcriptQuery(visitorId, sessionId));
}

/** A chat that does not exist has no messages. @throws what the calls throw */
async function loadTranscript(
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
  let after: string | undefined;
  do {
    const query = { visitorId, limit: MAX_SESSIONS, after };
    const page = await call('listChatSessions', { query }, { signal });
    sessions.push(...page.sessions);
    after = page.nextCursor ?? undefined;
  } while (after !== undefined);
  return sessions;
}

async function sessionMessages(id: string, signal: AbortSignal): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  try {
    for (;;) {
      const query = { after: messages.at(-1)?.seq ?? 0, limit: MAX_MESSAGES };
      const page = await call('listChatMessages', { params: { id }, query }, { signal });
      messages.push(...page.messages);
      if (page.messages.length === 0 || (messages.at(-1)?.seq ?? 0) >= page.lastSeq) return messages;
    }
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return [];
    throw error;
  }
}
