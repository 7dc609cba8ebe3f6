import { newConnection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { SnoozedChats } from '@harbour-haul/aws/dynamodb/sessions/snoozed-chats';
import { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { VisitorSessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/visitor-sessions-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { ACTIVE_STATES, type ChatState } from '@harbour-haul/domain/chat/chat-state';

import { countReads } from '@harbour-haul/testing/bench/leads/counted-reads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { wakeSnoozedChats } from './wake-snoozed-chats.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const UNTIL = later(60).toISOString();
const ANNA = { adminId: 'anna', adminName: 'Anna', adminDisplayName: null };

let tables: Awaited<ReturnType<typeof createTestTables>>;
let sessions: VisitorSessionsRepository;
let messages: MessagesRepository;
let takeovers: TakeoversRepository;
let snoozes: SnoozedChats;
let pushed: { type: string; session: { id: string } }[];
let serial = 0;

beforeAll(async () => {
  tables = await createTestTables();
});

beforeEach(() => {
  pushed = [];
  const table = new Table(tables.clientOf('chat'), tables.sessionsTable);
  sessions = new VisitorSessionsRepository(table, new Table(tables.clientOf('chat'), tables.visitorsTable));
  const messagesTable = new Table(tables.clientOf('chat'), tables.messagesTable);
  const messageTables = { messages: messagesTable, sessions: table };
  messages = new MessagesRepository(messageTables, sessions);
  takeovers = new TakeoversRepository(messageTables, sessions);
  snoozes = new SnoozedChats(table, sessions);
});

const newId = () => `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`;

/** A chat whose visitor has asked for a person, and that Anna has put away for an hour. */
async function aSnoozedChat(): Promise<string> {
  const creation = {
    id: newId(),
    visitorId: `v-${serial}`,
    visitorVerified: false,
    idempotency: null,
    now: NOW,
  };
  const result = await sessions.create(creation);
  if (result.outcome !== 'created') throw new Error(result.outcome);
  const { id } = result.row.session;
  await sessions.requestPerson(id, NOW);
  await snoozes.snooze(id, UNTIL, 'Anna');
  return id;
}

async function say(id: string, sender: 'user' | 'admin', now: Date) {
  const row = await sessions.get(id);
  if (!row) throw new Error('no chat');
  const author = sender === 'user' ? { sender } : { sender, adminId: 'anna' };
  const draft = { id: newId(), sender, content: 'Hi', image: null, clientMessageId: null };
  const result = await messages.post(row, { author, draft, now });
  if (result.outcome !== 'stored') throw new Error(result.outcome);
  return result;
}

/** The states in whose lists a chat is. */
async function listsOf(id: string): Promise<ChatState[]> {
  await tables.settleIndexes();
  const found = await Promise.all(
    ACTIVE_STATES.map(async (state) => {
      const { sessions: listed } = await sessions.list([state], { limit: 100, after: null });
      return listed.some((session) => session.id === id) ? [state] : [];
    }),
  );
  return found.flat();
}

/** Lets a console ping at a time. */
async function openConsole(now: Date) {
  const identity = {
    connectionId: 'console',
    role: 'admin',
    subject: 'anna',
    tokenVersion: 1,
    tokenExpiresAt: now.getTime() / 1000 + 3600,
    sessionId: null,
  } as const;
  const table = new Table(tables.client, tables.connectionsTable);
  await new ConnectionsRepository(table).open(newConnection(identity, now));
}

/** The scheduled run, with the rights of its function, and one console open. */
async function runAt(now: Date) {
  await tables.settleIndexes();
  const inRole = (name: string) => new Table(tables.clientOf('lead-promoter'), name);
  const table = inRole(tables.sessionsTable);
  const connections = new ConnectionsRepository(inRole(tables.connectionsTable));
  await openConsole(now);
  await wakeSnoozedChats({
    snoozes: new SnoozedChats(table, new SessionsRepository(table)),
    connections,
    sockets: {
      post: async (_id, data) => {
        pushed.push(JSON.parse(data));
        return 'sent';
      },
    },
    now: () => now,
  });
}

it('a chat that is put away leaves Needs you, and comes back within the run after its time, which consoles are told', async () => {
  const before = await sessions.countUpTo(100, 'needs');
  const id = await aSnoozedChat();
  expect(await listsOf(id)).toEqual(['snoozed']);
  expect(await sessions.countUpTo(100, 'needs')).toBe(before);
  await runAt(later(59));
  expect(await listsOf(id)).toEqual(['snoozed']);
  await runAt(later(60));
  await runAt(later(61));
  expect(await listsOf(id)).toEqual(['needs']);
  expect(pushed).toMatchObject([
    {
      type: 'sessionUpdate',
      session: { id, snoozedUntil: null, snoozedBy: null, snoozeEndedAt: later(60).toISOString() },
    },
  ]);
});

it('one that was answered before comes back among those that need somebody too, until an admin turns to it', async () => {
  const id = await aSnoozedChat();
  await snoozes.wake(id);
  await takeovers.takeOver(id, ANNA, NOW);
  await say(id, 'admin', NOW);
  expect(await listsOf(id)).toEqual(['open']);
  await snoozes.snooze(id, UNTIL, 'Anna');
  await runAt(later(60));
  expect(await listsOf(id)).toEqual(['needs']);
  const { isSessionChanged } = await say(id, 'admin', later(61));
  expect(isSessionChanged).toBe(true);
  expect(await listsOf(id)).toEqual(['open']);
  expect((await sessions.get(id))?.session).toMatchObject({ snoozeEndedAt: null, customer: null });
});

it('comes back as soon as its visitor writes, or asks for a person again', async () => {
  const written = await aSnoozedChat();
  const { isSessionChanged } = await say(written, 'user', later(5));
  expect(isSessionChanged).toBe(true);
  expect(await listsOf(written)).toEqual(['needs']);
  expect((await sessions.get(written))?.session).toMatchObject({
    snoozedUntil: null,
    snoozedBy: null,
    snoozeEndedAt: later(5).toISOString(),
  });
  const asked = await aSnoozedChat();
  expect((await sessions.requestPerson(asked, later(5)))?.snoozedUntil).toBeNull();
  expect(await listsOf(asked)).toEqual(['needs']);
  await runAt(later(90));
  expect(pushed).toEqual([]);
});

it('is back where it was where an admin wakes it, takes it over or closes it', async () => {
  const woken = await aSnoozedChat();
  expect(await snoozes.wake(woken)).toMatchObject({ outcome: 'changed', session: { snoozeEndedAt: null } });
  expect(await snoozes.wake(woken)).toMatchObject({ outcome: 'unchanged' });
  expect(await listsOf(woken)).toEqual(['needs']);
  const taken = await aSnoozedChat();
  expect(await takeovers.takeOver(taken, ANNA, NOW)).toMatchObject({ session: { snoozedUntil: null } });
  const closed = await aSnoozedChat();
  expect(await takeovers.close(closed)).toMatchObject({ session: { snoozedUntil: null, snoozedBy: null } });
  expect(await snoozes.snooze(closed, UNTIL, 'Anna')).toEqual({ outcome: 'closed' });
  expect(await listsOf(closed)).toEqual([]);
});

it('reads no more to find what is due, however many are put away for longer', async () => {
  await tables.settleIndexes();
  const client = tables.clientOf('lead-promoter');
  const costSince = countReads(client);
  const due = new SnoozedChats(new Table(client, tables.sessionsTable), sessions);
  const costOf = async (now: Date) => {
    await tables.settleIndexes();
    costSince();
    const ids = await due.due(now);
    const { units } = costSince();
    return { found: ids.length, units };
  };
  await runAt(later(600));
  const nothing = await costOf(later(600));
  expect(nothing.found).toBe(0);
  const first = await aSnoozedChat();
  for (let far = 0; far < 12; far += 1) {
    await snoozes.snooze(await aSnoozedChat(), later(1000).toISOString(), 'Anna');
  }
  expect(await costOf(later(59))).toEqual(nothing);
  expect(await costOf(later(60))).toEqual({ found: 1, units: 0.5 });
  expect(await due.due(later(60))).toEqual([first]);
});
