import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it } from '@jest/globals';
import { MessagesRepository } from '../messages/messages-repository.ts';
import { Table } from '../table/table.ts';
import { readFunnel } from './chat-funnel.ts';
import type { SessionRow } from './session-items.ts';
import { VisitorSessionsRepository } from './visitor-sessions-repository.ts';

let tables: Awaited<ReturnType<typeof createTestTables>>;
let sessions: VisitorSessionsRepository;
let messages: MessagesRepository;
let serial = 0;

beforeAll(async () => {
  tables = await createTestTables();
  sessions = new VisitorSessionsRepository(
    new Table(tables.client, tables.sessionsTable),
    new Table(tables.client, tables.visitorsTable),
  );
  messages = new MessagesRepository(
    {
      messages: new Table(tables.client, tables.messagesTable),
      sessions: new Table(tables.client, tables.sessionsTable),
    },
    sessions,
  );
});

const id = () => `${(serial % 16).toString(16)}0000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`;

async function aChat(now: Date): Promise<SessionRow> {
  const creation = {
    id: id(),
    visitorId: `v-${serial}`,
    visitorVerified: false,
    idempotency: null,
    now,
  };
  const result = await sessions.create(creation);
  if (result.outcome !== 'created') throw new Error(result.outcome);
  return result.row;
}

const say = (row: SessionRow, now: Date, step?: number, clientMessageId = id()) =>
  messages.post(row, {
    author: { sender: 'user' },
    draft: { id: id(), sender: 'user', content: 'hi', image: null, clientMessageId },
    now,
    ...(step !== undefined && { step }),
  });

const chatsByStep = async (...days: string[]) =>
  (await readFunnel(new Table(tables.client, tables.sessionsTable), days)).map(({ chats }) => chats);

it('the chat funnel counts each step of a chat once, also skipped ones, and never lowers a count', async () => {
  const now = new Date('2026-06-01T15:00:00.000Z');
  const chat = await aChat(now);
  expect(await chatsByStep('2026-06-01')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  await say(chat, now, 1);
  await say(chat, now, 4, 'again');
  await say(chat, now, 4, 'again');
  await say(chat, now, 2);
  await say(chat, now);
  await say(chat, now, 5);
  expect(await chatsByStep('2026-06-01')).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  expect(await sessions.get(chat.session.id)).toMatchObject({ furthestStep: 5 });
});

it('the chat funnel counts right where messages of many chats arrive at once', async () => {
  const now = new Date('2026-06-02T15:00:00.000Z');
  const chats = await Promise.all(Array.from({ length: 6 }, () => aChat(now)));
  const steps = [3, 1, 7, 7, 2];
  const results = await Promise.all(chats.flatMap((chat) => steps.map((step) => say(chat, now, step))));
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
  expect(await chatsByStep('2026-06-02')).toEqual([6, 6, 6, 6, 6, 6, 6, 0, 0, 0]);
});

it('the chat funnel counts a chat on the day in Halifax on which it began, however long it lasts', async () => {
  const lateEvening = new Date('2026-06-05T02:30:00.000Z');
  const chat = await aChat(lateEvening);
  await say(chat, new Date('2026-06-07T15:00:00.000Z'), 10);
  expect(await chatsByStep('2026-06-04')).toEqual(Array(10).fill(1));
  expect(await chatsByStep('2026-06-05', '2026-06-06', '2026-06-07')).toEqual(Array(10).fill(0));
});
