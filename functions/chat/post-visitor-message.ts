import { postVisitorMessageRequest } from '@harbour-haul/contract/chat/post-visitor-message';
import { AppError } from '@harbour-haul/domain/errors';
import { messageWeight } from '@harbour-haul/domain/limits/limits';
import { messageAuthor } from '../shared/chat/message-author.ts';
import { publishStored } from '../shared/chat/publish-stored.ts';
import { storeMessage } from '../shared/chat/store-message.ts';
import { NOBODY, provenVisitor } from '../shared/identity.ts';
import { requireWithin } from '../shared/limits/require-within.ts';
import { countMetric } from '../shared/metrics.ts';
import { operation } from '../shared/operation.ts';
import { claimCookies } from '../shared/visitor-claim.ts';
import type { ChatDeps } from './deps.ts';
import { publishNewSession } from './sessions/publish-new-session.ts';
import { requireSession } from './sessions/require-session.ts';

/** `POST /api/chat/messages`: a message to the visitor's newest active chat, which is created where there is none. */
export const postVisitorMessage = operation(
  'postVisitorMessage',
  postVisitorMessageRequest,
  async (request, deps: ChatDeps) => {
    const { visitorId, ...input } = request.body;
    if (input.sender === 'admin')
      throw new AppError('forbidden', 'Admins answer in a chat that they took over.');
    const proven = await provenVisitor(request.cookies, deps.tokens);
    await requireWithin('messages', request.viewerAddress, deps, messageWeight(input));
    // Whoever has their cookie has a chat, or few: those have a limit by visitor.
    if (proven !== visitorId) await requireWithin('chats', request.viewerAddress, deps);
    const result = await deps.sessions.newestActiveOrNew({
      id: deps.newId(),
      visitorId,
      visitorVerified: proven === visitorId,
      idempotency: null,
      now: deps.now(),
    });
    const row = requireSession(result, proven);
    if (result.outcome === 'created') {
      countMetric('ChatsBegun');
      await publishNewSession(row.session, deps);
    }
    // From here on the sender is that visitor: by their cookie, or since they have just claimed the visitorId.
    const author = messageAuthor(input, row.session, { ...NOBODY, provenVisitorId: visitorId });
    const stored = await storeMessage(row, author, input, deps);
    await publishStored(stored, deps);
    return { status: 201, body: stored.message, ...(await claimCookies(visitorId, proven, deps)) };
  },
);
