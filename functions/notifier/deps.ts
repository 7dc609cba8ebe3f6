import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { readLead } from '@harbour-haul/aws/dynamodb/leads/rows/lead-rows';
import { readNewestMessages } from '@harbour-haul/aws/dynamodb/messages/message-pages';
import type { StreamedTable } from '@harbour-haul/aws/dynamodb/streams/stream-change';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';
import type { Announcer } from '../shared/notices/announcer.ts';
import { composeAnnouncer } from '../shared/notices/compose-announcer.ts';

export interface NotifierDeps {
  announcer: Pick<Announcer, 'announce'>;
  connections: Pick<ConnectionsRepository, 'inChannel'>;
  /** The lead as it is now, or null. */
  getLead(id: number): Promise<Lead | null>;
  /** The newest messages of a chat, in order. */
  newestMessages(sessionId: string, limit: number): Promise<Pick<ChatMessage, 'sender' | 'content'>[]>;
  /** The tables whose streams are read, by their names. */
  tables: ReadonlyMap<string, StreamedTable>;
  now: () => Date;
}

export function composeNotifier(): NotifierDeps {
  const env = readEnv('notifier');
  const tables = bindTables(createDocumentClient(), env);
  const now = () => new Date();
  return {
    announcer: composeAnnouncer(env, tables.NOTICES_TABLE, now).announcer,
    connections: new ConnectionsRepository(tables.CONNECTIONS_TABLE),
    getLead: (id) => readLead(tables.LEADS_TABLE, id),
    newestMessages: (sessionId, limit) => readNewestMessages(tables.MESSAGES_TABLE, sessionId, limit),
    tables: new Map([
      [env.LEADS_TABLE, 'leads'],
      [env.SESSIONS_TABLE, 'sessions'],
      [env.PHOTOS_TABLE, 'photos'],
    ]),
    now,
  };
}
