import { postVisitorMessageSchema } from '@harbour-haul/contract/chat/post-visitor-message';
import { parseInput } from '@harbour-haul/contract/validate';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import { AppError } from '@harbour-haul/domain/errors';
import { messageAuthor } from '../shared/chat/message-author.ts';
import { storeMessage } from '../shared/chat/store-message.ts';
import type { Operation } from '../shared/http-types.ts';
import { provenVisitor } from '../shared/identity.ts';
import { claimCookies } from '../shared/visitor-claim.ts';
import { requireSession } from './created-session.ts';
import type { ChatDeps } from './deps.ts';

/** `POST /api/chat/messages`: a message to the visitor's newest active chat, which is created where there is none. */
export const postVisitorMessage: Operation<ChatDeps> = async (request, deps) => {
  const { visitorId, ...input } = parseInput(postVisitorMessageSchema(), request.body);
  if (input.sender === 'admin')
    throw new AppError('forbidden', 'Admins answer in a chat that they took over.');
  const proven = await provenVisitor(request.cookies, deps.tokens);
  const result = await deps.sessions.newestActiveOrNew({
    id: deps.newId(),
    visitorId,
    visitorVerified: proven === visitorId,
    idempotency: null,
    now: deps.now(),
  });
  const row = requireSession(result, proven);
  if (result.outcome === 'created') await deps.relay.publishNewSession(row.session);
  // From here on the sender is that visitor: by their cookie, or since they have just claimed the visitorId.
  const author = messageAuthor(input, row.session, { user: null, provenVisitorId: visitorId });
  const { message } = await storeMessage(row, author, input, deps);
  await deps.relay.publishMessage(message);
  const body: ChatMessage = message;
  return { status: 201, body, ...(await claimCookies(visitorId, proven, deps)) };
};
