import { randomUUID } from 'node:crypto';
import { ChatNotes } from '@harbour-haul/aws/dynamodb/messages/chat-notes';
import { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import { PhotoOwners } from '@harbour-haul/aws/dynamodb/photos/photo-owners';
import { AnsweredQuestions } from '@harbour-haul/aws/dynamodb/sessions/answered-questions';
import { ChatTerms } from '@harbour-haul/aws/dynamodb/sessions/chat-terms';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { SnoozedChats } from '@harbour-haul/aws/dynamodb/sessions/snoozed-chats';
import { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import type { Environment } from '@harbour-haul/contract/functions';
import { bindTables } from '../bind-tables.ts';

/** The repositories of chats, built from the environment. */
export function composeChatStore(
  documents: ReturnType<typeof createDocumentClient>,
  env: Environment<'SESSIONS_TABLE' | 'MESSAGES_TABLE' | 'CHAT_TERMS_TABLE' | 'PHOTOS_TABLE'>,
) {
  const tables = bindTables(documents, env);
  const sessions = new SessionsRepository(tables.SESSIONS_TABLE);
  const messageTables = { messages: tables.MESSAGES_TABLE, sessions: tables.SESSIONS_TABLE };
  return {
    sessions,
    messages: new MessagesRepository(messageTables, sessions),
    notes: new ChatNotes(messageTables, sessions),
    takeovers: new TakeoversRepository(messageTables, sessions),
    snoozes: new SnoozedChats(tables.SESSIONS_TABLE, sessions),
    questions: new AnsweredQuestions(messageTables, sessions),
    terms: new ChatTerms(tables.CHAT_TERMS_TABLE),
    photoOwners: new PhotoOwners(tables.PHOTOS_TABLE),
    newId: randomUUID,
  };
}
