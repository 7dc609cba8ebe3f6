import { randomUUID } from 'node:crypto';
import { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages-repository';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions-repository';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';

export interface ChatDeps extends HttpDeps {
  sessions: SessionsRepository;
  messages: MessagesRepository;
  newId(): string;
}

export function composeChat(): ChatDeps {
  const env = readEnv(['SESSIONS_TABLE', 'MESSAGES_TABLE', 'LEADS_TABLE']);
  const shared = composeHttp();
  const { documents } = shared;
  const sessions = new SessionsRepository(documents, env.SESSIONS_TABLE, env.LEADS_TABLE);
  const messages = new MessagesRepository(documents, env.MESSAGES_TABLE, sessions, env.SESSIONS_TABLE);
  return { ...shared, sessions, messages, newId: randomUUID };
}
