import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MessagesRepository } from '../messages/messages-repository.ts';
import { Table } from '../table/table.ts';
import { ChatTerms } from './chat-terms.ts';
import type { SessionRow } from './session-items.ts';
import { VisitorSessionsRepository } from './visitor-sessions-repository.ts';

let tables: Awaited<ReturnType<typeof createTestTables>>;
let sessions: VisitorSessionsRepository;
let messages: MessagesRepository;
let serial = 0;

const id = () => `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`;
const at = (seconds: number) => new Date(Date.parse('2026-06-01T15:00:00.000Z') + seconds * 1000);

beforeAll(async () => {
  tables = await createTestTables();
});

beforeEach(() => {
  const table = new Table(tables.client, tables.sessionsTable);
  sessions = new VisitorSessionsRepository(table, new Table(tables.client, tables.visitorsTable));
  const messagesTable = new Table(tables.client, tables.messagesTable);
  messages = new MessagesRepository({ messages: messagesTable, sessions: table }, sessions);
});

async function aChat(visitorId: string, now: Date, visitorVerified = false): Promise<SessionRow> {
  const creation = { id: id(), visitorId, visitorVerified, idempotency: null, now };
  const result = await sessions.create(creation);
  if (result.outcome !== 'created') throw new Error(result.outcome);
  return result.row;
}

async function say(row: SessionRow, content: string, now: Date): Promise<SessionRow> {
  const draft = { id: id(), sender: 'user', content, image: null, clientMessageId: id() } as const;
  const result = await messages.post(row, { author: { sender: 'user' }, draft, now });
  if (result.outcome !== 'stored') throw new Error(result.outcome);
  return result.row;
}

async function listed(): Promise<string[]> {
  await tables.settleIndexes();
  const found: string[] = [];
  let after: string | null = null;
  do {
    const page = await sessions.list(['open'], { limit: 1, after });
    found.push(...page.sessions.map((session) => session.id));
    after = page.nextKey;
  } while (after !== null);
  return found;
}

describe('a list of chats', () => {
  it('is in the order of their last activity, which may lag by a minute', async () => {
    const older = await aChat('v-1', at(0));
    const newer = await aChat('v-2', at(1));
    const [first, second] = [older.session.id, newer.session.id];
    let row = await say(older, 'Hi', at(30));
    expect(await listed()).toEqual([second, first]);
    row = await say(row, 'Still here', at(60));
    expect(await listed()).toEqual([first, second]);
    await say(newer, 'Hello', at(90));
    await say(row, 'And still', at(100));
    expect(await listed()).toEqual([second, first]);
  });

  it('shows chats of a visitor as they are now, the newest first, also before the index knows', async () => {
    const one = await aChat('v-3', at(0));
    await tables.settleIndexes();
    await say(one, 'Hi', at(5));
    const two = await aChat('v-3', at(10), true);
    const page = await sessions.ofVisitor('v-3', { limit: 10, after: null });
    expect(page.sessions.map((session) => session.id)).toEqual([two.session.id, one.session.id]);
    expect(page.sessions[1]).toMatchObject({ seq: 1, lastMessage: { content: 'Hi' } });
  });
});

it.each(['chat', 'realtime'] as const)(
  'a chat that is erased while %s makes it found is found by nothing',
  async (name) => {
    const session = { id: id(), createdAt: at(0).toISOString() };
    const all = new ChatTerms(new Table(tables.client, tables.chatTermsTable));
    const table = new Table(tables.clientOf(name), tables.chatTermsTable);
    const put = table.put.bind(table);
    jest.spyOn(table, 'put').mockImplementationOnce(async (item) => {
      await all.remove(session.id, at(1));
      return put(item);
    });
    await new ChatTerms(table).add(session, [`sofa-of-${name}`]);
    expect(await all.find({ terms: [`sofa-of-${name}`], visitorId: null })).toEqual({
      ids: [],
      isPartial: false,
    });
  },
);
