import { sha256 } from '@harbour-haul/aws/sha256';
import { createChatSessionRequest } from '@harbour-haul/contract/chat/create-chat-session';
import { sessionView } from '../shared/chat/session-view.ts';
import { readIdempotencyKey } from '../shared/idempotency-key.ts';
import { provenVisitor } from '../shared/identity.ts';
import { requireWithin } from '../shared/limits/require-within.ts';
import { log } from '../shared/log.ts';
import { countMetric } from '../shared/metrics.ts';
import { operation } from '../shared/operation.ts';
import { claimCookies } from '../shared/visitor-claim.ts';
import type { ChatDeps } from './deps.ts';
import { publishNewSession } from './sessions/publish-new-session.ts';
import { requireSession } from './sessions/require-session.ts';

/** A key that is repeated at once returns the visitor's cookie again, so it must be too long to guess. */
const MIN_KEY_LENGTH = 16;

/** `POST /api/chat/sessions`: creates a visitor's chat session. */
export const createChatSession = operation(
  'createChatSession',
  createChatSessionRequest,
  async (request, deps: ChatDeps) => {
    const { visitorId } = request.body;
    const key = readIdempotencyKey(request, MIN_KEY_LENGTH);
    await requireWithin('chats', request.viewerAddress, deps);
    const proven = await provenVisitor(request.cookies, deps.tokens);
    const result = await deps.sessions.create({
      id: deps.newId(),
      visitorId,
      visitorVerified: proven === visitorId,
      idempotency: key === null ? null : { key, bodyHash: sha256(visitorId) },
      now: deps.now(),
    });
    const { session } = requireSession(result, proven);
    if (result.outcome === 'created') {
      countMetric('ChatsBegun');
      await publishNewSession(session, deps);
    }
    log('info', 'chat session created', { sessionId: session.id, outcome: result.outcome });
    const cookies = await claimCookies(visitorId, proven, deps);
    return { status: 201, body: sessionView(session, request), ...cookies };
  },
);
