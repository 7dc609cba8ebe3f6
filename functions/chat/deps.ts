import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import type { ChatNotes } from '@harbour-haul/aws/dynamodb/messages/chat-notes';
import type { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import type { PhotoOwners } from '@harbour-haul/aws/dynamodb/photos/photo-owners';
import type { AnsweredQuestions } from '@harbour-haul/aws/dynamodb/sessions/answered-questions';
import { CannedRepliesRepository } from '@harbour-haul/aws/dynamodb/sessions/canned-replies-repository';
import type { ChatTerms } from '@harbour-haul/aws/dynamodb/sessions/chat-terms';
import type { SnoozedChats } from '@harbour-haul/aws/dynamodb/sessions/snoozed-chats';
import type { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { VisitorSessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/visitor-sessions-repository';
import { Team } from '@harbour-haul/aws/dynamodb/users/team';
import { openSockets } from '@harbour-haul/aws/realtime/open-sockets';
import { bindTables } from '../shared/bind-tables.ts';
import { composeChatStore } from '../shared/chat/compose-chat-store.ts';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composeLimiter } from '../shared/limits/compose-limiter.ts';
import type { Limiter } from '../shared/limits/limiter.ts';
import { composeLive } from '../shared/live/compose-live.ts';
import type { LiveRelay } from '../shared/live/live-relay.ts';

export interface ChatDeps extends HttpDeps {
  sessions: VisitorSessionsRepository;
  messages: MessagesRepository;
  notes: ChatNotes;
  takeovers: TakeoversRepository;
  snoozes: SnoozedChats;
  questions: AnsweredQuestions;
  /** The replies that admins have ready. */
  cannedReplies: CannedRepliesRepository;
  photoOwners: PhotoOwners;
  /** What chats are found by. */
  terms: ChatTerms;
  connections: ConnectionsRepository;
  team: Team;
  /** Publishes what was stored to open sockets. */
  relay: LiveRelay;
  limiter: Limiter;
  /** How long a sent chat may be idle before it closes by itself. */
  sentChatHours: number;
  newId(): string;
}

export function composeChat(): ChatDeps {
  const env = readEnv('chat');
  const shared = composeHttp(env);
  const { SESSIONS_TABLE, VISITORS_TABLE } = bindTables(shared.documents, env);
  return {
    ...shared,
    ...composeChatStore(shared.documents, env),
    ...composeLive(shared, env, openSockets()),
    limiter: composeLimiter(shared.documents, env),
    team: new Team(shared.usersTable),
    sentChatHours: Number(env.SENT_CHAT_HOURS),
    cannedReplies: new CannedRepliesRepository(SESSIONS_TABLE),
    sessions: new VisitorSessionsRepository(SESSIONS_TABLE, VISITORS_TABLE),
  };
}
