import { chatTermKey } from '@harbour-haul/aws/dynamodb/rows';
import { ChatTerms } from '@harbour-haul/aws/dynamodb/sessions/chat-terms';
import { toSessionItem } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { VisitorSessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/visitor-sessions-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { MAX_CHAT_COUNT } from '@harbour-haul/contract/chat/count-chat-sessions';
import { ACTIVE_STATES } from '@harbour-haul/domain/chat/chat-state';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { countReads, type ReadCost } from '@harbour-haul/testing/bench/leads/counted-reads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { writeRows } from '@harbour-haul/testing/write-rows';
import { expect, it } from '@jest/globals';
import { searchSessions } from './sessions/search-sessions.ts';

const FIRST = Date.parse('2026-11-21T15:00:00.000Z');
const [FEW, COUNTED, MANY] = [10, MAX_CHAT_COUNT, 3_000] as const;
/** Few enough that ten chats are more than a page of them. */
const LIMIT = 5;

const put = (Item: Record<string, unknown>) => ({ PutRequest: { Item } });
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Who began one a minute, and of whom the first three have a piano. */
function chat(number: number) {
  const now = new Date(FIRST + number * 60_000);
  const timestamp = now.toISOString();
  const content = number < 3 ? 'A piano, on the third floor' : 'A couch, and two chairs too';
  const lastMessage = { sender: 'user', content, timestamp } as const;
  return { ...createSession(idOf(number), idOf(number), now), seq: 1, lastMessage };
}

it('lists, either end, counts and search cost the same at three thousand chats as at ten', async () => {
  const tables = await createTestTables({ indexLagMs: 0, errorShare: 0 });
  const { client, sessionsTable, chatTermsTable } = tables;
  let there = 0;
  const growTo = async (count: number) => {
    const numbers = Array.from({ length: count - there }, (_, index) => there + index);
    there = count;
    await writeRows(
      client,
      sessionsTable,
      numbers.map((number) => put(toSessionItem(chat(number), 0))),
    );
    const words = numbers.map((number) =>
      chatTermKey(number < 3 ? 'piano' : 'couch', idOf(number), chat(number).createdAt),
    );
    await writeRows(client, chatTermsTable, words.map(put));
    await tables.settleIndexes();
  };
  const sessions = new VisitorSessionsRepository(
    new Table(client, sessionsTable),
    new Table(client, tables.visitorsTable),
  );
  const deps = { sessions, terms: new ChatTerms(new Table(client, chatTermsTable)) };
  const pageFrom = (order: 'latest' | 'oldest') => ({ limit: LIMIT, after: null, order });
  const costSince = countReads(client);
  /** What each of them finds, and what it costs. */
  const look = async () => {
    const costs: Record<string, ReadCost> = {};
    const measured = async <T>(what: string, read: () => Promise<T>): Promise<T> => {
      costSince();
      const found = await read();
      costs[what] = costSince();
      return found;
    };
    const numbers = (found: { sessions: readonly { id: string }[] }) =>
      found.sessions.map(({ id }) => Number(id.slice(-12)));
    const latest = numbers(await measured('latest', () => sessions.list(ACTIVE_STATES, pageFrom('latest'))));
    const oldest = numbers(await measured('oldest', () => sessions.list(ACTIVE_STATES, pageFrom('oldest'))));
    const found = numbers(
      await measured('search', () => searchSessions('piano', ACTIVE_STATES, pageFrom('latest'), deps)),
    );
    const count = await measured('count', () => sessions.countUpTo(MAX_CHAT_COUNT, 'open'));
    return { costs, latest, oldest, found, count };
  };

  await growTo(FEW);
  const few = await look();
  expect(few).toMatchObject({
    latest: [9, 8, 7, 6, 5],
    oldest: [0, 1, 2, 3, 4],
    found: [2, 1, 0],
    count: FEW,
  });
  await growTo(COUNTED);
  const counted = await look();
  await growTo(MANY);
  const many = await look();
  expect(many).toMatchObject({
    latest: [MANY - 1, MANY - 2, MANY - 3, MANY - 4, MANY - 5],
    oldest: few.oldest,
    found: few.found,
    count: MAX_CHAT_COUNT,
  });
  const { count: _few, ...costs } = few.costs;
  expect(many.costs).toMatchObject(costs);
  // Counted no further than a hundred, which is what is shown.
  expect(many.costs.count).toEqual(counted.costs.count);
});
