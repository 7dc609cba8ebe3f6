import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { LeadEraser } from '@harbour-haul/aws/dynamodb/leads/lead-eraser';
import { RequestKeys } from '@harbour-haul/aws/dynamodb/notices/request-keys';
import { ChatEraser } from '@harbour-haul/aws/dynamodb/sessions/chat-eraser';
import { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { VisitorChatEraser } from '@harbour-haul/aws/dynamodb/sessions/visitor-chat-eraser';
import { VisitorSessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/visitor-sessions-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { type ErasurePorts, PersonEraser } from '@harbour-haul/aws/person-eraser';
import type { createTestTables } from './tables.ts';

const NOTHING_ELSEWHERE = {
  erasePhotos: async () => 0,
  eraseExports: async () => ({ count: 0, isDone: true }),
};

/**
 * An eraser of people as the function has it, by a client of a test's own.
 * @param elsewhere the photos and exports of the test; none where nothing is said
 */
export function testEraser(
  documents: DynamoDBDocumentClient,
  tables: Awaited<ReturnType<typeof createTestTables>>,
  elsewhere: Pick<ErasurePorts, 'erasePhotos' | 'eraseExports'> = NOTHING_ELSEWHERE,
): PersonEraser {
  const bound = {
    leads: new Table(documents, tables.leadsTable),
    sessions: new Table(documents, tables.sessionsTable),
    messages: new Table(documents, tables.messagesTable),
    chatTerms: new Table(documents, tables.chatTermsTable),
  };
  const sessions = new VisitorSessionsRepository(bound.sessions, new Table(documents, tables.visitorsTable));
  const chats = new ChatEraser(bound, new TakeoversRepository(bound, sessions), async () => {});
  const requestKeys = new RequestKeys(new Table(documents, tables.noticesTable));
  return new PersonEraser(bound.leads, {
    ...elsewhere,
    leads: new LeadEraser(bound.leads),
    chats,
    visitorChats: new VisitorChatEraser(bound, sessions, chats),
    endLinks: (leadId) => requestKeys.remove(leadId),
  });
}
