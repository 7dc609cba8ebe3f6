import { listChatMessagesRequest } from '@harbour-haul/contract/chat/list-chat-messages';
import { messageView } from '../shared/chat/message-view.ts';
import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';
import { findSession } from './sessions/find-session.ts';

const DEFAULT_LIMIT = 100;

/** `GET /api/chat/sessions/{id}/messages`: the messages after a sequence number, to fill any gap. */
export const listChatMessages = operation(
  'listChatMessages',
  listChatMessagesRequest,
  async (request, deps: ChatDeps) => {
    const { limit, after } = request.query;
    const { session } = await findSession(request, deps);
    const messages = await deps.messages.after(
      session.id,
      Number(after ?? 0),
      Number(limit ?? DEFAULT_LIMIT),
    );
    const lastSeq = Math.max(session.seq, messages.at(-1)?.seq ?? 0);
    return {
      status: 200,
      body: { messages: messages.map((message) => messageView(message, request)), lastSeq },
    };
  },
);
