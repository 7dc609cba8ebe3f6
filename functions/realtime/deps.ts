import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { LeadsMarker } from '@harbour-haul/aws/dynamodb/connections/leads-marker';
import type { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import type { PhotoOwners } from '@harbour-haul/aws/dynamodb/photos/photo-owners';
import type { ChatTerms } from '@harbour-haul/aws/dynamodb/sessions/chat-terms';
import type { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import type { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { openSockets } from '@harbour-haul/aws/realtime/open-sockets';
import { bindTables } from '../shared/bind-tables.ts';
import { BoundedMap } from '../shared/bounded-map.ts';
import { composeChatStore } from '../shared/chat/compose-chat-store.ts';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composeLimiter } from '../shared/limits/compose-limiter.ts';
import type { Limiter } from '../shared/limits/limiter.ts';
import { composeLive } from '../shared/live/compose-live.ts';
import type { LiveRelay } from '../shared/live/live-relay.ts';
import { FrameRateLimiter } from './connections/frame-rate-limiter.ts';
import { SessionCache } from './connections/session-cache.ts';

const MAX_CACHED_CONNECTIONS = 5000;

export interface RealtimeDeps extends HttpDeps {
  sessions: SessionsRepository;
  messages: MessagesRepository;
  takeovers: TakeoversRepository;
  photoOwners: PhotoOwners;
  /** What chats are found by. */
  terms: ChatTerms;
  connections: ConnectionsRepository;
  leadsMarker: LeadsMarker;
  relay: LiveRelay;
  /**
   * Connections that this process has read, so that not every frame reads a row: the owner of a connection never
   * changes, and readers decide how old an entry may be.
   */
  connectionCache: BoundedMap<string, Connection>;
  sessionCache: SessionCache;
  frameLimiter: FrameRateLimiter;
  limiter: Limiter;
  newId(): string;
}

export function composeRealtime(): RealtimeDeps {
  const env = readEnv('realtime');
  const shared = composeHttp(env);
  return {
    ...shared,
    ...composeChatStore(shared.documents, env),
    ...composeLive(shared, env, openSockets()),
    limiter: composeLimiter(shared.documents, env),
    leadsMarker: new LeadsMarker(bindTables(shared.documents, env).CONNECTIONS_TABLE),
    connectionCache: new BoundedMap(MAX_CACHED_CONNECTIONS),
    sessionCache: new SessionCache(),
    frameLimiter: new FrameRateLimiter(),
  };
}
