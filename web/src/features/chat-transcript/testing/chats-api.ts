import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { type ChatMessage, relayOf } from '@harbour-haul/domain/chat/messages/chat-message';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { type FakeOperations, offline } from '#lib/testing/fake-server.ts';

export interface SampleChat {
  session: ChatSession;
  messages: ChatMessage[];
  notes?: ChatNote[];
}

/** A chat of these messages, one a minute from when it began. */
export function sampleChat(id: string, createdAt: string, said: Partial<ChatMessage>[]): SampleChat {
  const messages = said.map((message, index) => ({
    id: `${id}-${index + 1}`,
    sessionId: id,
    seq: index + 1,
    sender: 'user' as const,
    content: `Message ${index + 1}`,
    image: null,
    timestamp: new Date(Date.parse(createdAt) + index * 60_000).toISOString(),
    clientMessageId: null,
    ...relayOf(message.sender ?? 'user'),
    ...message,
  }));
  const session = { ...createSession(id, 'visitor-1', new Date(createdAt)), seq: messages.length };
  return { session, messages };
}

/**
 * Handlers for the calls of a transcript, over these chats, at most two sessions at a time, and of whole
 * chats two messages.
 * @param isDown whether the list of sessions cannot be reached now
 */
export function chatsApi(chats: readonly SampleChat[], isDown: () => boolean = () => false): FakeOperations {
  return {
    listChatSessions: ({ query }) => {
      if (isDown()) return offline();
      const start = Number(query.after ?? 0);
      const sessions = chats.slice(start, start + 2).map(({ session }) => session);
      return { body: { sessions, nextCursor: start + 2 < chats.length ? String(start + 2) : null } };
    },
    listChatNotes: ({ params }) => ({
      body: { notes: chats.find(({ session }) => session.id === params.id)?.notes ?? [] },
    }),
    listChatMessages: ({ params, query }) => {
      const chat = chats.find(({ session }) => session.id === params.id);
      if (!chat) return { status: 404, body: {} };
      const page = query.limit === '500' ? 2 : Number(query.limit);
      const messages = chat.messages.filter(({ seq }) => seq > Number(query.after)).slice(0, page);
      return { body: { messages, lastSeq: chat.messages.length } };
    },
  };
}
