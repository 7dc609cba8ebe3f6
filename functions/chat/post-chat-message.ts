import { postChatMessageRequest } from '@harbour-haul/contract/chat/post-chat-message';
import { TAB_HEADER } from '@harbour-haul/contract/realtime';
import { turnWeight } from '@harbour-haul/domain/limits/limits';
import { messageAuthor } from '../shared/chat/message-author.ts';
import { messageView } from '../shared/chat/message-view.ts';
import { publishStored } from '../shared/chat/publish-stored.ts';
import { storeMessage } from '../shared/chat/store-message.ts';
import { requireWithin } from '../shared/limits/require-within.ts';
import { tabNamed } from '../shared/live/own-socket.ts';
import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';
import { findSession } from './sessions/find-session.ts';

/**
 * `POST /api/chat/sessions/{id}/messages`: a message to a chat, of its visitor or of the admin who took it over, and what the
 * visitor's assistant says to it.
 */
export const postChatMessage = operation(
  'postChatMessage',
  postChatMessageRequest,
  async (request, deps: ChatDeps) => {
    const row = await findSession(request, deps);
    const author = messageAuthor(request.body, row.session, request);
    if (author.sender !== 'admin') {
      await requireWithin('messages', request.viewerAddress, deps, turnWeight(request.body));
    }
    const stored = await storeMessage(row, author, request.body, deps);
    const tab = tabNamed(request.headers[TAB_HEADER.toLowerCase()]);
    await publishStored(stored, deps, tab === null ? null : { tab });
    const message = messageView(stored.message, request);
    if (!request.body.replies) return { status: 201, body: message };
    const replies = stored.replies.map((reply) => messageView(reply, request));
    return { status: 201, body: { ...message, replies } };
  },
);
