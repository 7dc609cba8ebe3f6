import type { MessageListResponse } from '@harbour-haul/contract/chat/list-chat-messages';
import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import type { FakeHandler, FakeRequest } from '#lib/testing/fake-server.ts';

export interface SampleChat {
  session: ChatSession;
  messages: ChatMessage[];
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
    ...message,
  }));
  const session = { ...createSession(id, 'visitor-1', new Date(createdAt)), seq: messages.length };
  return { session, messages };
}

/** Handlers for the calls of a transcript, over these chats, at most two sessions and two messages at a time. */
export function chatsApi(chats: readonly SampleChat[]): Record<string, FakeHandler> {
  const listMessages =
    ({ messages }: SampleChat) =>
    ({ query }: FakeRequest): { body: MessageListResponse } => ({
      body: {
        messages: messages.filter(({ seq }) => seq > Number(query.after)).slice(0, 2),
        lastSeq: messages.length,
      },
    });
  return {
    listChatMessages: () => ({ status: 404, body: {} }),
    'GET /api/chat/sessions': ({ query }): { body: SessionListResponse } => {
      const start = Number(query.after ?? 0);
      const sessions = chats.slice(start, start + 2).map(({ session }) => session);
      return { body: { sessions, nextCursor: start + 2 < chats.length ? String(start + 2) : null } };
    },
    ...Object.fromEntries(
      chats.map((chat) => [`GET /api/chat/sessions/${chat.session.id}/messages`, listMessages(chat)]),
    ),
  };
}
