import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { CHAT_STATES } from '@harbour-haul/domain/chat/chat-state';
import type { MessageAuthor } from '@harbour-haul/domain/chat/messages/message-author';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SessionRow } from '../sessions/session-items.ts';
import { VisitorSessionsRepository } from '../sessions/visitor-sessions-repository.ts';
import { Table } from '../table/table.ts';
import { PAGE_BYTES } from './message-pages.ts';
import { MessagesRepository } from './messages-repository.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

let client: DynamoDBDocumentClient;
let sessionsTable: string;
let sessions: VisitorSessionsRepository;
let messages: MessagesRepository;
let settleIndexes: () => Promise<void>;
let serial = 0;

beforeEach(async () => {
  const tables = await createTestTables();
  client = tables.client;
  settleIndexes = tables.settleIndexes;
  sessionsTable = tables.sessionsTable;
  sessions = new VisitorSessionsRepository(
    new Table(client, sessionsTable),
    new Table(client, tables.visitorsTable),
  );
  messages = new MessagesRepository(
    { messages: new Table(client, tables.messagesTable), sessions: new Table(client, sessionsTable) },
    sessions,
  );
});

const newId = () => `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`;

async function aSession(visitorId = `v-${serial}`, now = NOW): Promise<SessionRow> {
  const creation = { id: newId(), visitorId, visitorVerified: false, idempotency: null, now };
  const result = await sessions.create(creation);
  if (result.outcome !== 'created') throw new Error(result.outcome);
  return result.row;
}

const post = (
  row: SessionRow,
  content: string,
  {
    author = { sender: 'user' } as MessageAuthor,
    clientMessageId = null as string | null,
    replies = [] as string[],
    now = NOW,
  } = {},
) =>
  messages.post(row, {
    author,
    draft: { id: newId(), sender: author.sender, content, image: null, clientMessageId },
    // Named by what they say, so that the same one has the same id.
    replies: replies.map((reply) => ({
      id: newId(),
      sender: 'assistant',
      content: reply,
      image: null,
      clientMessageId: `to ${clientMessageId}: ${reply}`,
    })),
    now,
  });

/** What a chat holds, in its order. */
const transcript = async ({ session: { id } }: SessionRow) =>
  (await messages.after(id, 0, 100)).map(({ seq, content }) => `${seq} ${content}`);

/** Changes what only an admin changes. */
const change = (row: SessionRow, values: Record<string, unknown>) => {
  const names = Object.keys(values);
  return client.send(
    new UpdateCommand({
      TableName: sessionsTable,
      Key: { id: row.session.id },
      UpdateExpression: `SET ${names.map((_, index) => `#n${index} = :v${index}`).join(', ')} ADD #version :one`,
      ExpressionAttributeNames: {
        '#version': 'version',
        ...Object.fromEntries(names.map((name, index) => [`#n${index}`, name])),
      },
      ExpressionAttributeValues: {
        ':one': 1,
        ...Object.fromEntries(Object.values(values).map((value, index) => [`:v${index}`, value])),
      },
    }),
  );
};

/** Refuses the first transactions before they are sent, with these reasons. */
function injectCancellations(count: number, codes: string[]): () => number {
  let left = count;
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  client.send = ((command: unknown) => {
    if (!(command instanceof TransactWriteCommand) || left === 0) return send(command);
    left -= 1;
    const CancellationReasons = codes.map((Code) => ({ Code }));
    const error = { message: 'injected', $metadata: {}, CancellationReasons };
    return Promise.reject(new TransactionCanceledException(error));
  }) as typeof client.send;
  return () => left;
}

describe('message numbers', () => {
  it('have no gaps and no duplicates under concurrent writes and conflicts', async () => {
    const row = await aSession();
    const left = injectCancellations(20, ['TransactionConflict', 'None']);
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => post(row, `m${i}`)));
    expect(left()).toBe(0);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
    const stored = await messages.after(row.session.id, 0, 100);
    expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await sessions.get(row.session.id))?.session).toMatchObject({ seq: 20, version: 1 });
  });

  it('are never seen before those below them', async () => {
    const row = await aSession();
    let posting = true;
    const holes: number[][] = [];
    const watch = async () => {
      while (posting) {
        const seen = (await messages.newest(row.session.id, 100)).map(({ seq }) => seq);
        if (seen.some((seq, index) => seq !== index + 1)) holes.push(seen);
      }
    };
    const write = async () => {
      await Promise.all(Array.from({ length: 25 }, (_, i) => post(row, `m${i}`)));
      posting = false;
    };
    await Promise.all([write(), watch(), watch()]);
    expect(holes).toEqual([]);
  });
});

describe('a client message id', () => {
  it('returns the first message even when the chat has moved on, is handed off, or closed', async () => {
    const row = await aSession();
    const assistant = { author: { sender: 'assistant' }, clientMessageId: 'c-1' } as const;
    const first = await post(row, 'hi', assistant);
    await post(row, 'couch');
    const again = { message: 'message' in first ? first.message : null, outcome: 'repeated', replies: [] };
    expect(await post(row, 'hi', assistant)).toEqual(again);
    await change(row, { isHandedOff: true, adminId: 'jane' });
    expect(await post(row, 'hi', assistant)).toEqual(again);
    await change(row, { status: 'closed' });
    expect(await post(row, 'hi', assistant)).toEqual(again);
    expect(await post(row, 'hello', assistant)).toEqual({ outcome: 'id_used_for_other_message' });
    expect(await messages.after(row.session.id, 0, 10)).toHaveLength(2);
  });

  it('is free again after a week', async () => {
    const row = await aSession();
    await post(row, 'hi', { clientMessageId: 'c-1' });
    const later = await post(row, 'hi', { clientMessageId: 'c-1', now: minutes(8 * 24 * 60) });
    expect(later).toMatchObject({ outcome: 'stored', message: { seq: 2 } });
  });
});

describe('the replies to a message', () => {
  it('are stored right behind it, however much is said at once', async () => {
    const row = await aSession();
    const turns = Array.from({ length: 12 }, (_, turn) => `turn ${turn}`);
    const results = await Promise.all(
      turns.map((turn) => post(row, turn, { clientMessageId: turn, replies: ['First', 'Second'] })),
    );
    for (const result of results) {
      if (result.outcome !== 'stored') throw new Error(result.outcome);
      const { seq } = result.message;
      expect(result.replies.map((reply) => [reply.seq, reply.content, reply.relayedBy])).toEqual([
        [seq + 1, 'First', 'visitor'],
        [seq + 2, 'Second', 'visitor'],
      ]);
    }
    const stored = (await messages.after(row.session.id, 0, 100)).map(({ content }) => content);
    expect(stored.filter((_, index) => index % 3 === 0).sort()).toEqual(turns.sort());
    expect((await sessions.get(row.session.id))?.session).toMatchObject({
      seq: 36,
      lastMessage: { sender: 'assistant', content: 'Second' },
    });
  });

  it('are stored once, also where the message or some of them had been stored before', async () => {
    const row = await aSession();
    const turn = { clientMessageId: 'c-1', replies: ['First', 'Second'] };
    await post(row, 'couch', { clientMessageId: 'c-1' });
    expect(await post(row, 'couch', { ...turn, replies: ['First'] })).toMatchObject({
      outcome: 'stored',
      message: { seq: 1 },
      replies: [{ seq: 2 }],
      row: { session: { seq: 2 } },
    });
    const results = await Promise.all(Array.from({ length: 8 }, () => post(row, 'couch', turn)));
    for (const result of results) {
      expect(result).toMatchObject({ message: { seq: 1 }, replies: [{ seq: 2 }, { seq: 3 }] });
    }
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await post(row, 'couch', turn)).toMatchObject({
      outcome: 'repeated',
      replies: [{ seq: 2 }, { seq: 3 }],
    });
    expect(await transcript(row)).toEqual(['1 couch', '2 First', '3 Second']);
  });

  it('are refused under an id of other words', async () => {
    const row = await aSession();
    const draft = {
      id: newId(),
      sender: 'user',
      content: 'couch',
      image: null,
      clientMessageId: 'c-1',
    } as const;
    const reply = {
      ...draft,
      id: newId(),
      sender: 'assistant',
      content: 'Hi',
      clientMessageId: 'c-2',
    } as const;
    const turn = { author: { sender: 'user' }, draft, now: NOW } as const;
    await messages.post(row, { ...turn, replies: [reply] });
    const other = { ...turn, replies: [{ ...reply, content: 'Other' }] };
    expect(await messages.post(row, other)).toEqual({ outcome: 'id_used_for_other_message' });
    expect(await transcript(row)).toEqual(['1 couch', '2 Hi']);
  });

  it('are left out where a person answers, and the visitor is heard', async () => {
    const row = await aSession();
    await post(row, 'one', { clientMessageId: 'c-1' });
    await change(row, { isHandedOff: true, adminId: 'jane' });
    const said = { outcome: 'stored', message: { content: 'two' }, replies: [] };
    expect(await post(row, 'two', { clientMessageId: 'c-2', replies: ['First'] })).toMatchObject(said);
    const again = { outcome: 'repeated', message: { content: 'one' }, replies: [] };
    expect(await post(row, 'one', { clientMessageId: 'c-1', replies: ['First'] })).toMatchObject(again);
    await change(row, { status: 'closed' });
    expect(await post(row, 'three', { clientMessageId: 'c-3', replies: ['First'] })).toEqual({
      outcome: 'refused',
      reason: 'closed',
    });
    expect(await transcript(row)).toEqual(['1 one', '2 two']);
  });

  it('that a person has silenced stay silent, however often their message is sent again', async () => {
    const row = await aSession();
    const turn = { clientMessageId: 'c-1', replies: ['Silenced'] };
    await change(row, { isHandedOff: true, adminId: 'jane' });
    await post(row, 'couch', turn);
    await post(row, 'Hello', { author: { sender: 'admin', adminId: 'jane' } });
    await change(row, { isHandedOff: false, adminId: null });
    const current = (await sessions.get(row.session.id)) ?? row;
    expect(await post(current, 'couch', turn)).toMatchObject({ outcome: 'repeated', replies: [] });
    expect(await transcript(row)).toEqual(['1 couch', '2 Hello']);
  });

  it('answer their own message alone: one of another turn is refused, and the message with it', async () => {
    const row = await aSession();
    const [first, second] = ['c-1', 'c-2'].map((clientMessageId, index) => ({
      author: { sender: 'user' } as const,
      draft: { id: newId(), sender: 'user', content: `said ${index}`, image: null, clientMessageId } as const,
      now: NOW,
    }));
    const reply = {
      id: newId(),
      sender: 'assistant',
      content: 'Hi',
      image: null,
      clientMessageId: 'r-1',
    } as const;
    if (!first || !second) throw new Error('There are two.');
    await messages.post(row, { ...first, replies: [reply] });
    const current = (await sessions.get(row.session.id)) ?? row;
    const stolen = await messages.post(current, { ...second, replies: [reply] });
    expect(stolen).toEqual({ outcome: 'id_used_for_other_message' });
    expect(await transcript(row)).toEqual(['1 said 0', '2 Hi']);
  });

  it('count towards what a visitor may say at once, and wait with the message', async () => {
    const row = await aSession();
    await change(row, { paidUntil: NOW.getTime() + 59 * 160 });
    const current = (await sessions.get(row.session.id)) ?? row;
    const turn = { clientMessageId: 'c-1', replies: ['First', 'Second'] };
    expect(await post(current, 'couch', turn)).toEqual({ outcome: 'too_fast', retryAfterSeconds: 1 });
    expect(await transcript(row)).toEqual([]);
    const later = { ...turn, now: new Date(NOW.getTime() + 1000) };
    expect((await post(current, 'couch', later)).outcome).toBe('stored');
  });
});

describe('a session', () => {
  it('that was handed off or closed after it was read refuses messages', async () => {
    const read = await aSession();
    await change(read, { isHandedOff: true, adminId: 'jane' });
    const assistant = await post(read, 'hi', { author: { sender: 'assistant' } });
    expect(assistant).toEqual({ outcome: 'refused', reason: 'handed_off' });
    expect((await post(read, 'still me')).outcome).toBe('stored');
    expect(await post(read, 'x', { author: { sender: 'admin', adminId: 'ann' } })).toEqual({
      outcome: 'refused',
      reason: 'not_taken_over',
    });
    await change(read, { status: 'closed' });
    expect(await post(read, 'too late')).toEqual({ outcome: 'refused', reason: 'closed' });
    expect(await messages.after(read.session.id, 0, 10)).toHaveLength(1);
  });

  it('takes 60 messages of a visitor at once, and then as many as time allows; an admin’s always', async () => {
    const row = await aSession();
    let outcomes: string[] = [];
    for (let i = 0; i < 61; i += 1) {
      const current = (await sessions.get(row.session.id)) ?? row;
      outcomes.push((await post(current, `m${i}`)).outcome);
    }
    expect(outcomes).toEqual([...Array<string>(60).fill('stored'), 'too_fast']);
    const current = (await sessions.get(row.session.id)) ?? row;
    expect(await post(current, 'now')).toEqual({ outcome: 'too_fast', retryAfterSeconds: 1 });
    expect((await post(current, 'later', { now: minutes(1) })).outcome).toBe('stored');
    await change(row, { isHandedOff: true, adminId: 'jane' });
    outcomes = [];
    const author = { sender: 'admin', adminId: 'jane' } as const;
    const withJane = (await sessions.get(row.session.id)) ?? row;
    for (let i = 0; i < 3; i += 1) outcomes.push((await post(withJane, 'hello', { author })).outcome);
    expect(outcomes).toEqual(['stored', 'stored', 'stored']);
  });

  it('that is newest and closed makes room for an older one that is active, and then for a new one', async () => {
    const creation = { visitorId: 'v-1', visitorVerified: true, idempotency: null, now: NOW };
    const open = async () => sessions.newestActiveOrNew({ ...creation, id: newId() });
    const first = await aSession('v-1');
    const second = await sessions.create({ ...creation, id: newId(), now: minutes(1) });
    if (second.outcome !== 'created') throw new Error(second.outcome);
    expect(await open()).toMatchObject({ outcome: 'found', row: { session: { id: second.row.session.id } } });
    await settleIndexes();
    await change(second.row, { status: 'closed' });
    expect(await open()).toMatchObject({ outcome: 'found', row: { session: { id: first.session.id } } });
    await change(first, { status: 'closed' });
    expect(await open()).toMatchObject({ outcome: 'created' });
  });

  it('is listed once, whatever book-keeping there is, across both statuses by activity', async () => {
    const rows: SessionRow[] = [];
    for (let i = 0; i < 5; i += 1) rows.push(await aSession(`v-${i}`, minutes(i)));
    await post(rows[1] as SessionRow, 'x', { clientMessageId: 'c-1', now: minutes(9) });
    await change(rows[3] as SessionRow, { status: 'closed' });
    const order = [1, 4, 3, 2, 0].map((index) => rows[index]?.session.id);
    await settleIndexes();
    const walked: string[] = [];
    let after: string | null = null;
    do {
      const page = await sessions.list(CHAT_STATES, { limit: 2, after });
      walked.push(...page.sessions.map(({ id }) => id));
      after = page.nextKey;
    } while (after !== null);
    expect(walked).toEqual(order);
  });
});

it('a page of messages ends before it outgrows a response, and the next one continues there', async () => {
  const row = await aSession();
  const content = '\u0001'.repeat(4000);
  const image = `data:image/png;base64,${'A'.repeat(65_000)}`;
  const bytes = 24_000 + 65_000;
  const count = Math.ceil(PAGE_BYTES / bytes) + 2;
  let now = NOW;
  for (let i = 0; i < count; i += 1) {
    now = minutes(i);
    const current = (await sessions.get(row.session.id)) ?? row;
    const draft = { id: newId(), sender: 'user', content, image, clientMessageId: null } as const;
    await messages.post(current, { author: { sender: 'user' }, draft, now });
  }
  const first = await messages.after(row.session.id, 0, 500);
  expect(first.length).toBeLessThan(count);
  expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThanOrEqual(PAGE_BYTES + first.length + 1);
  const rest = await messages.after(row.session.id, first.at(-1)?.seq ?? 0, 500);
  expect([...first, ...rest].map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  const newest = await messages.newest(row.session.id, 500);
  expect(newest.at(-1)?.seq).toBe(count);
  expect(newest.length).toBeLessThan(count);
});
