import type { SessionWithMessages } from '@harbour-haul/contract/chat/get-chat-session';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { lastMessageAfter } from '@harbour-haul/domain/chat/messages/last-message';
import { normalizeSender } from '@harbour-haul/domain/chat/messages/message-author';
import { isObject, type SaidRecord, saidOf } from './said-record.ts';

const NO_TIME = new Date(0);

/** Returns a chat as an older server says it, with its messages where it says those. */
export function readOlderSession(record: SaidRecord): ChatSession | SessionWithMessages {
  const { messages: _, ...said } = saidOf<SessionWithMessages>(record);
  const { visitorId = '', createdAt = '' } = said;
  const id = String(record.id);
  const { messages: all } = record;
  const messages = Array.isArray(all)
    ? all.filter(isObject).map((message, index) => readMessage(message, id, index + 1))
    : undefined;
  const last = messages?.at(-1);
  const session = {
    ...createSession(id, visitorId, NO_TIME),
    version: 0,
    seq: last?.seq ?? 0,
    lastMessage: last ? lastMessageAfter(null, last) : null,
    createdAt,
    lastActivityAt: last?.timestamp || createdAt,
    ...said,
    id,
  };
  return messages ? { ...session, messages, lastSeq: said.lastSeq ?? session.seq } : session;
}

/** Messages are numbered in their order, where nobody has done that. */
function readMessage(record: Record<string, unknown>, sessionId: string, seq: number): ChatMessage {
  const said = saidOf<ChatMessage>(record);
  return {
    sessionId,
    seq,
    content: '',
    image: null,
    timestamp: '',
    clientMessageId: null,
    ...said,
    id: String(said.id ?? `${sessionId}-${seq}`),
    sender: normalizeSender(said.sender ?? ''),
  };
}
