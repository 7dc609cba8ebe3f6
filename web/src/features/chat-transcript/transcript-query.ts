import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
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

/** Returns the transcript of one chat, or of all chats of a visitor. Why it could not be loaded is logged (specification section 8). */
export function useTranscript(visitorId: string, sessionId: string | null): UseQueryResult<Transcript> {
  const transcript = useQuery(transcriptQuery(visitorId, sessionId));
  const { error } = transcript;
  useEffect(() => {
    if (error) console.warn('The chat transcript could not be loaded', error);
  }, [error]);
  return transcript;
}

/** A chat that does not exist has no messages. @throws what the calls throw */
async function loadTranscript(
  visitorId: string,
  sessionId: string | null,
  signal: AbortSignal,
): Promise<Transcript> {
  if (sessionId !== null) {
    const loaded = [sessionMessages(sessionId, signal), sessionNotes(sessionId, signal)] as const;
    const [messages, notes] = await Promise.all(loaded);
    return { sessions: [], messages, notes };
  }
  const sessions = await visitorSessions(visitorId, signal);
  const messages: ChatMessage[] = [];
  const notes: ChatNote[] = [];
  const nonEmpty = sessions.filter(({ seq, noteSeq }) => seq > 0 || noteSeq > 0);
  for (let start = 0; start < nonEmpty.length; start += MAX_CONCURRENT) {
    const batch = nonEmpty.slice(start, start + MAX_CONCURRENT);
    const spoken = batch.filter(({ seq }) => seq > 0);
    const loaded = await Promise.all(spoken.map(({ id }) => sessionMessages(id, signal)));
    messages.push(...loaded.flat());
    const noted = batch.filter(({ noteSeq }) => noteSeq > 0);
    const happened = await Promise.all(noted.map(({ id }) => sessionNotes(id, signal)));
    notes.push(...happened.flat());
  }
  return { sessions, messages: sortMessages(messages), notes };
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

/** What was noted of a chat; without it a transcript is worth reading still. */
async function sessionNotes(id: string, signal: AbortSignal): Promise<ChatNote[]> {
  try {
    return (await call('listChatNotes', { params: { id } }, { signal })).notes;
  } catch (error) {
    if (error instanceof ApiRequestError) return [];
    throw error;
  }
}
