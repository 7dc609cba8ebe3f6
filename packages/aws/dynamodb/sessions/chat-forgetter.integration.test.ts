import { randomUUID } from 'node:crypto';
import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import { createTestTables } from '@harbour-haul/testing/tables';
import { writeRows } from '@harbour-haul/testing/write-rows';
import { beforeEach, expect, it } from '@jest/globals';
import { withDeadline } from '../../clients/deadline.ts';
import { cutOff } from '../../testing/cut-off.ts';
import { readUnfinished } from '../leads/changes/unfinished-work.ts';
import { notesPartition } from '../rows.ts';
import { Table } from '../table/table.ts';
import { ChatForgetter } from './chat-forgetter.ts';
import { SessionsRepository } from './sessions-repository.ts';
import { VisitorSessionsRepository } from './visitor-sessions-repository.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
/** Four transactions of messages and two of notes. */
const MESSAGES = 350;
const NOTES = 120;

let tables: Awaited<ReturnType<typeof createTestTables>>;
let sessionId: string;

beforeEach(async () => {
  tables = await createTestTables();
  const { client, sessionsTable, visitorsTable, messagesTable } = tables;
  const sessions = new VisitorSessionsRepository(
    new Table(client, sessionsTable),
    new Table(client, visitorsTable),
  );
  sessionId = randomUUID();
  const visitor = { visitorId: 'v-1', visitorVerified: true };
  await sessions.create({ id: sessionId, ...visitor, idempotency: null, now: NOW });
  const rowsOf = (partition: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      PutRequest: { Item: { sessionId: partition, seq: index + 1, content: 'Quux', sender: 'user' } },
    }));
  await writeRows(client, messagesTable, [
    ...rowsOf(sessionId, MESSAGES),
    ...rowsOf(notesPartition(sessionId), NOTES),
  ]);
});

/** As the functions of leads have it, with rights of their own. */
function forgetter(client = tables.clientOf('leads')): ChatForgetter {
  const { sessionsTable, messagesTable, chatTermsTable, leadsTable } = tables;
  return new ChatForgetter({
    sessions: new Table(client, sessionsTable),
    messages: new Table(client, messagesTable),
    chatTerms: new Table(client, chatTermsTable),
    leads: new Table(client, leadsTable),
  });
}

/** How many messages and notes still say something. */
async function left(): Promise<number> {
  const counts = [sessionId, notesPartition(sessionId)].map(async (partition) => {
    const rows = await new Table(tables.client, tables.messagesTable).queryAll({
      where: 'sessionId = :partition',
      values: { ':partition': partition },
      consistent: true,
    });
    return rows.filter(({ content }) => content !== FORGOTTEN_TEXT).length;
  });
  const [messages = 0, notes = 0] = await Promise.all(counts);
  return messages + notes;
}

const unfinished = () => readUnfinished(new Table(tables.client, tables.leadsTable), 10);

it('forgets all messages and notes of a chat, however many there are', async () => {
  const { session, isDone } = await forgetter().forget(sessionId, NOW);
  expect([session?.status, session?.forgottenAt, isDone]).toEqual(['closed', NOW.toISOString(), true]);
  expect(await left()).toBe(0);
  expect(await unfinished()).toEqual([]);
});

it("leaves the chat among the closed ones that are nobody's, as among all closed ones", async () => {
  await forgetter().forget(sessionId, NOW);
  await tables.settleIndexes();
  const sessions = new SessionsRepository(new Table(tables.client, tables.sessionsTable));
  const all = await sessions.list(['closed'], { limit: 10, after: null });
  const nobodys = await sessions.ofOwner(null, ['closed'], { limit: 10, after: null });
  for (const page of [all, nobodys]) expect(page.sessions.map(({ id }) => id)).toEqual([sessionId]);
});

it('notes what it had no time for, with the chat closed', async () => {
  const first = await withDeadline(Date.now() + 1_000, () => forgetter().forget(sessionId, NOW));
  expect([first.session?.status, first.isDone]).toEqual(['closed', false]);
  expect(await left()).toBe(MESSAGES + NOTES);
  expect(await unfinished()).toEqual([{ what: 'forgetting', sessionId }]);
  expect((await forgetter().forget(sessionId, NOW)).isDone).toBe(true);
  expect(await left()).toBe(0);
});

it('goes on from where it was cut off, and does nothing twice but the step that was cut', async () => {
  const total = MESSAGES + NOTES;
  let before = total;
  let tries = 0;
  for (let isDone = false; !isDone; tries += 1) {
    // Each try has a few calls, of which most begin anew: were all messages emptied again, it would never end.
    // Visitors' calls begin it, and the admins' function goes on with it.
    const role = tries === 0 ? 'leads' : 'admin-leads';
    const forgetting = forgetter(cutOff(tables.clientOf(role), 12)).forget(sessionId, NOW);
    isDone = await forgetting.then(
      (result) => result.isDone,
      () => false,
    );
    const now = await left();
    expect(now).toBeLessThanOrEqual(before);
    before = now;
    if (!isDone) expect(await unfinished()).toEqual([{ what: 'forgetting', sessionId }]);
    expect(tries).toBeLessThan(8);
  }
  expect(await left()).toBe(0);
  expect(await unfinished()).toEqual([]);
});

it('leaves no note of a chat that there is none of', async () => {
  expect(await forgetter().forget(randomUUID(), NOW)).toEqual({ session: null, isDone: true });
  expect(await unfinished()).toEqual([]);
});
