import { randomUUID } from 'node:crypto';
import { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { readEnv } from '../env.ts';

/** The repositories of chats, built from the environment. */
export function composeChatStore(documents: ReturnType<typeof createDocumentClient>) {
  const env = readEnv(['SESSIONS_TABLE', 'MESSAGES_TABLE', 'LEADS_TABLE']);
  const sessions = new SessionsRepository(documents, env.SESSIONS_TABLE, env.LEADS_TABLE);
  return {
    sessions,
    messages: new MessagesRepository(documents, env.MESSAGES_TABLE, sessions, env.SESSIONS_TABLE),
    takeovers: new TakeoversRepository(documents, env.SESSIONS_TABLE, sessions),
    newId: randomUUID,
  };
}
