import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import type { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import type { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import type { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { composeChatStore } from '../shared/chat/compose-chat-store.ts';
import { composeHttp } from '../shared/compose-http.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composeLive } from '../shared/live/compose-live.ts';
import type { LiveRelay } from '../shared/live/live-relay.ts';
import { ConnectionCache } from './connection-cache.ts';
import { FrameRateLimiter } from './frame-rate-limiter.ts';
import { SessionCache } from './session-cache.ts';

export interface RealtimeDeps extends HttpDeps {
  sessions: SessionsRepository;
  messages: MessagesRepository;
  takeovers: TakeoversRepository;
  connections: ConnectionsRepository;
  relay: LiveRelay;
  connectionCache: ConnectionCache;
  sessionCache: SessionCache;
  frameLimiter: FrameRateLimiter;
  newId(): string;
}

export function composeRealtime(): RealtimeDeps {
  const shared = composeHttp();
  return {
    ...shared,
    ...composeChatStore(shared.documents),
    ...composeLive(shared),
    connectionCache: new ConnectionCache(),
    sessionCache: new SessionCache(),
    frameLimiter: new FrameRateLimiter(),
  };
}
