import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { EMPTY_LOG, type MessageLog } from '#lib/chat/message-log.ts';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import { chatKeys } from './chat-keys.ts';

const MESSAGES_LIMIT = 500;

/** The messages of one chat, as far as they are loaded. */
export interface ChatMessages {
  log: MessageLog;
  /** The visitor's browser has everything up to here. */
  deliveredSeq: number;
}

interface LoadedMessages extends ChatMessages {
  phase: 'loading' | 'ready' | 'failed';
}

/** The messages of a chat. Live events, pulls and earlier pages are merged into what was loaded. */
export function messagesQuery(sessionId: string, load?: () => Promise<ChatMessages>) {
  return queryOptions({
    queryKey: chatKeys.messages(sessionId),
    queryFn: load ?? skipToken,
    structuralSharing: false,
  });
}

/** Returns the messages of a chat. They are loaded by its `ChatSync`, never by a component. */
export function useMessages(sessionId: string): LoadedMessages {
  const { data, isError } = useQuery(messagesQuery(sessionId));
  if (data) return { ...data, phase: 'ready' };
  return { log: EMPTY_LOG, deliveredSeq: 0, phase: isError ? 'failed' : 'loading' };
}

/** Returns a session with its newest messages. */
export function getSession(id: string) {
  return call('getChatSession', { params: { id } });
}

/** Returns the messages after a `seq`, as many as one response holds. */
export function listMessages(id: string, after: number, limit = MESSAGES_LIMIT) {
  return call('listChatMessages', { params: { id }, query: { after, limit } });
}

/** Posts a message of an admin. */
export function postMessage(id: string, { content, clientMessageId }: OutgoingMessage) {
  return call('postChatMessage', { params: { id }, body: { content, sender: 'admin', clientMessageId } });
}
