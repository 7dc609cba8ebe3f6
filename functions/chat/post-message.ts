import { postMessageSchema } from '@harbour-haul/contract/chat/post-chat-message';
import { parseInput } from '@harbour-haul/contract/validate';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import { messageAuthor } from '../shared/chat/message-author.ts';
import { storeMessage } from '../shared/chat/store-message.ts';
import type { Operation } from '../shared/http-types.ts';
import type { ChatDeps } from './deps.ts';
import { findSession } from './find-session.ts';

/** `POST /api/chat/sessions/{id}/messages`: a message to a chat, of its visitor or of the admin who took it over. */
export const postChatMessage: Operation<ChatDeps> = async (request, deps) => {
  const input = parseInput(postMessageSchema(), request.body);
  const row = await findSession(request, deps);
  const author = messageAuthor(input, row.session, request);
  const { message } = await storeMessage(row, author, input, deps);
  await deps.relay.publishMessage(message);
  const body: ChatMessage = message;
  return { status: 201, body };
};
