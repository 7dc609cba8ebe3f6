import { ChatNotes } from '@harbour-haul/aws/dynamodb/messages/chat-notes';
import { SessionLeads } from '@harbour-haul/aws/dynamodb/sessions/session-leads';
import { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { VisitorSessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/visitor-sessions-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { createTestTables } from '@harbour-haul/testing/tables';
import { expect, it } from '@jest/globals';
import { closeIdleChats } from './close-idle-chats.ts';

const BEGUN = new Date('2026-11-22T09:00:00.000Z');
const hoursLater = (hours: number) => new Date(BEGUN.getTime() + hours * 3_600_000);
const ID = '00000000-0000-4000-8000-000000000001';

it('a sent chat closes after as many hours as are configured, and its consoles are told', async () => {
  const tables = await createTestTables();
  const tableOf = (name: string) => new Table(tables.clientOf('chat'), name);
  const table = tableOf(tables.sessionsTable);
  const sessions = new VisitorSessionsRepository(table, tableOf(tables.visitorsTable));
  const takeovers = new TakeoversRepository(
    { messages: tableOf(tables.messagesTable), sessions: table },
    sessions,
  );
  const creation = { id: ID, visitorId: 'v-1', visitorVerified: false, idempotency: null, now: BEGUN };
  const created = await sessions.create(creation);
  if (created.outcome !== 'created') throw new Error(created.outcome);
  const lead = {
    leadId: 7,
    customer: {},
    sentAt: BEGUN.toISOString(),
    openQuestions: null,
    callBackAt: null,
  };
  await new SessionLeads(table, sessions).note(created.row, lead, BEGUN);
  const told: string[] = [];
  const publishSession = async ({ id }: { id: string }) => void told.push(id);
  const look = async (sentChatHours: number, now: Date) => {
    await tables.settleIndexes();
    await closeIdleChats({ sessions, takeovers, relay: { publishSession }, sentChatHours, now: () => now });
    return (await sessions.get(ID))?.session.status;
  };
  expect(await look(6, hoursLater(6))).toBe('active');
  expect(await look(8, hoursLater(7))).toBe('active');
  expect(told).toEqual([]);
  expect(await look(6, hoursLater(7))).toBe('closed');
  expect(told).toEqual([ID]);
  const notes = new ChatNotes({ messages: tableOf(tables.messagesTable), sessions: table }, sessions);
  expect(await notes.list(ID)).toMatchObject([{ closing: 'idle', createdAt: hoursLater(7).toISOString() }]);
});
