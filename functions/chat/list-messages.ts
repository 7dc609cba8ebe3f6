import {
  listChatMessagesRequest,
  type MessageListResponse,
} from '@harbour-haul/contract/chat/list-chat-messages';
import { parseInput } from '@harbour-haul/contract/validate';
import type { Operation } from '../shared/http-types.ts';
import type { ChatDeps } from './deps.ts';
import { findSession } from './find-session.ts';

const DEFAULT_LIMIT = 100;

/** `GET /api/chat/sessions/{id}/messages`: the messages after a sequence number, to fill any gap. */
export const listChatMessages: Operation<ChatDeps> = async (request, deps) => {
  const query = parseInput(listChatMessagesRequest.query(), request.query);
  const { session } = await findSession(request, deps);
  const limit = query.limit === undefined ? DEFAULT_LIMIT : Number(query.limit);
  const messages = await deps.messages.after(session.id, Number(query.after ?? 0), limit);
  const body: MessageListResponse = { messages, lastSeq: Math.max(session.seq, messages.at(-1)?.seq ?? 0) };
  return { status: 200, body };
};
