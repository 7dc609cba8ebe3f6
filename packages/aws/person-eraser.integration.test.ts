import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mergeLeads } from '@harbour-haul/domain/leads/merge/merge-leads';
import { aLead, aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { testEraser } from '@harbour-haul/testing/test-eraser';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withDeadline } from './clients/deadline.ts';
import { storeMerge } from './dynamodb/leads/changes/lead-merges.ts';
import { newEvent } from './dynamodb/leads/rows/lead-event-items.ts';
import { ChatNotes } from './dynamodb/messages/chat-notes.ts';
import { MessagesRepository } from './dynamodb/messages/messages-repository.ts';
import { eventKey } from './dynamodb/rows.ts';
import { VisitorSessionsRepository } from './dynamodb/sessions/visitor-sessions-repository.ts';
import { Table } from './dynamodb/table/table.ts';
import type { PersonEraser } from './person-eraser.ts';
import { cutOff } from './testing/cut-off.ts';
import { interruptCall } from './testing/interrupt-calls.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const MESSAGES = 60;
/** They are rows beside the messages, and counted with them. */
const NOTES = 2;
/** How long a call may take. */
const CALL_MS = 10_000;

let client: DynamoDBDocumentClient;
let tables: Awaited<ReturnType<typeof createTestTables>>;
let leads: TestLeadsRepository;
let sessions: VisitorSessionsRepository;
let photos: Map<string, number>;
let exports: number;

beforeEach(() => openTables());

async function openTables(faults?: Parameters<typeof createTestTables>[0]): Promise<void> {
  tables = await createTestTables(faults);
  client = tables.client;
  leads = new TestLeadsRepository(
    new Table(client, tables.leadsTable),
    new Table(client, tables.visitorsTable),
  );
  sessions = new VisitorSessionsRepository(
    new Table(client, tables.sessionsTable),
    new Table(client, tables.visitorsTable),
  );
  photos = new Map([
    ['v-1', 2],
    ['v-2', 1],
  ]);
  exports = 3;
}

/** An eraser with photos and exports of a test's own. */
function eraser(documents: DynamoDBDocumentClient): PersonEraser {
  return testEraser(documents, tables, {
    erasePhotos: async (visitorId) => {
      const count = photos.get(visitorId ?? '') ?? 0;
      photos.delete(visitorId ?? '');
      return count;
    },
    eraseExports: async () => {
      const count = exports;
      exports = 0;
      return { count, isDone: true };
    },
  });
}

const create = async (said: Parameters<typeof aSubmission>[0]) => {
  const creation = { from: 'form', finished: true, now: NOW, visitorVerified: true } as const;
  const submission = aSubmission({ ...aNewPerson(), ...said });
  const result = await leads.create({ ...creation, submission, idempotency: null });
  if (!('receipt' in result)) throw new Error(result.outcome);
  return result.receipt.leadId;
};

/** Merges a lead into another, as an admin does. */
async function merge(id: number, otherId: number): Promise<void> {
  const [lead, other] = await Promise.all([leads.get(id), leads.get(otherId)]);
  if (!lead || !other) throw new Error('A lead is missing.');
  const read = { lead, other };
  await storeMerge(new Table(client, tables.leadsTable), {
    read,
    next: mergeLeads(read, 'sam', NOW),
    events: {
      lead: [newEvent({ type: 'merged', otherId }, 'sam', NOW)],
      other: [newEvent({ type: 'merged_into', otherId: id }, 'sam', NOW)],
    },
  });
}

/** Four leads of one person who used two browsers, by an admin's merges, with a chat; and somebody else's lead. */
async function aPerson() {
  const creation = await sessions.create({
    id: randomUUID(),
    visitorId: 'v-1',
    visitorVerified: true,
    idempotency: null,
    now: NOW,
  });
  if (!('row' in creation)) throw new Error(creation.outcome);
  let row = creation.row;
  const messageTables = {
    messages: new Table(client, tables.messagesTable),
    sessions: new Table(client, tables.sessionsTable),
  };
  const messages = new MessagesRepository(messageTables, sessions);
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    const now = new Date(NOW.getTime() + sent * 60_000);
    const draft = {
      id: randomUUID(),
      sender: 'user',
      content: 'Quux',
      image: null,
      clientMessageId: randomUUID(),
    } as const;
    const posted = await messages.post(row, { author: { sender: 'user' }, draft, now });
    if (posted.outcome !== 'stored') throw new Error(posted.outcome);
    row = posted.row;
  }
  const notes = new ChatNotes(messageTables, sessions);
  for (let made = 0; made < NOTES; made += 1) {
    const author = { authorId: 'sam', authorName: 'Sam' };
    const note = { ...author, id: randomUUID(), content: 'Quux is rude', clientNoteId: randomUUID() };
    expect(await notes.add(row.session.id, note, NOW)).toMatchObject({ outcome: 'stored' });
  }
  const person = aNewPerson();
  const first = await create({ ...person, visitorId: 'v-1', name: 'Quux' });
  await create({ ...person, visitorId: 'v-2', name: 'Zeb Quux' });
  const second = await create({ visitorId: 'v-2', name: 'Quux' });
  const third = await create({ name: 'Quux' });
  const other = await create({ name: 'Somebody Else', visitorId: 'v-3' });
  await merge(second, third);
  await merge(first, second);
  return { first, other };
}

it('erasing a person resumes after a failure at any request and counts every row once', async () => {
  const { first, other } = await aPerson();
  for (let calls = 0; calls < 200; calls += 5) {
    try {
      const count = await eraser(cutOff(client, calls)).erase(first, () => NOW);
      expect(count).toEqual({
        erasedAt: NOW.toISOString(),
        leads: 4,
        sessions: 1,
        messages: MESSAGES + NOTES,
        // What is kept elsewhere is counted after it is gone, so a cut right there goes uncounted.
        photos: expect.any(Number),
        exports: expect.any(Number),
      });
      break;
    } catch (error) {
      expect(error).toEqual(new Error('cut off'));
      // From its first write on it is known that it is not finished.
      if (calls >= 50) expect(await leads.unfinished(10)).toEqual([{ what: 'erasure', leadId: first }]);
    }
  }
  expect(await eraser(client).erase(first, () => NOW)).toMatchObject({
    leads: 4,
    erasedAt: NOW.toISOString(),
  });
  expect(await eraser(client).erase(999, () => NOW)).toBeNull();
  expect([photos.size, exports]).toEqual([0, 0]);

  const { leadsTable, sessionsTable, messagesTable } = tables;
  const scans = [leadsTable, sessionsTable, messagesTable].map((TableName) =>
    client.send(new ScanCommand({ TableName })),
  );
  const rows = (await Promise.all(scans)).flatMap(({ Items = [] }) => Items);
  expect(JSON.stringify(rows)).not.toMatch(/quux/i);
  expect(await leads.unfinished(10)).toEqual([]);
  expect(await leads.get(other)).toMatchObject({ name: 'Somebody Else' });
  expect(await leads.counts()).toMatchObject({ new: 1 });
});

describe('who asks with the same phone and address as another visitor', () => {
  /** A stranger's lead under somebody's phone and address, and that person's own, which is noted on it. */
  async function aStrangerAndAPerson() {
    const person = aNewPerson();
    const strangers = await create({ ...person, visitorId: 'v-1', name: 'Mallory' });
    const own = await create({ ...person, visitorId: 'v-2', name: 'Zeb Quux', details: 'Quux has a couch.' });
    expect(await leads.get(own)).toMatchObject({ looksLike: strangers });
    expect(await leads.get(strangers)).toMatchObject({ askedByOthers: 1 });
    return { strangers, own };
  }

  it('keeps their lead and photos when the other one is erased', async () => {
    const { strangers, own } = await aStrangerAndAPerson();
    expect(await eraser(client).erase(strangers, () => NOW)).toMatchObject({ leads: 1, photos: 2 });
    expect(await leads.get(strangers)).toBeNull();
    expect(await leads.get(own)).toMatchObject({ name: 'Zeb Quux', status: 'new' });
    expect(photos.get('v-2')).toBe(1);
  });

  it('takes their words along from the other one, which stays', async () => {
    const { strangers, own } = await aStrangerAndAPerson();
    expect(await eraser(client).erase(own, () => NOW)).toMatchObject({ leads: 1, photos: 1 });
    expect(await leads.get(strangers)).toMatchObject({ name: 'Mallory', status: 'new' });
    const { Items } = await client.send(new ScanCommand({ TableName: tables.leadsTable }));
    expect(JSON.stringify(Items)).not.toMatch(/quux/i);
  });
});

it('erases in steps what is too much for one call', async () => {
  const table = new Table(client, tables.leadsTable);
  const first = aLead({ ...aNewPerson(), id: 1, visitorId: 'v-1' });
  const others = Array.from({ length: 120 }, (_, index) =>
    aLead({ ...aNewPerson(), id: index + 2, visitorId: 'v-1' }),
  );
  await writeLeads(table, [first, ...others]);
  for (let written = 0; written < 300; written += 100) {
    const asked = Array.from({ length: 100 }, () => {
      const from = { visitorId: 'v-1', sessionId: null };
      const event = newEvent({ type: 'asked_again', details: 'Quux', from }, null, NOW);
      return table.putting({ ...event, eventId: event.id, ...eventKey(2, event.id) });
    });
    await table.transact(asked);
  }
  // The first call has time for one step at most.
  const begun = await withDeadline(Date.now() + 5_050, () => eraser(client).erase(1, () => NOW));
  expect(begun).toMatchObject({ erasedAt: null });
  expect(begun?.leads).toBeLessThan(120);
  expect(await eraser(client).erase(1, () => NOW)).toMatchObject({ erasedAt: NOW.toISOString(), leads: 121 });
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tables.leadsTable }));
  expect(Items.filter(({ id }) => Number(id) > 0)).toEqual([]);
  expect(JSON.stringify(Items)).not.toMatch(/quux|leftIds|leftVisitors|leftSessions/i);
});

it('says of a lead that nothing is erased yet where a call has no time at all', async () => {
  const id = await create({ visitorId: 'v-1' });
  const begun = await withDeadline(Date.now() + 3_000, () => eraser(client).erase(id, () => NOW));
  expect(begun).toEqual({ leads: 0, sessions: 0, messages: 0, photos: 0, exports: 0, erasedAt: null });
  expect(await withDeadline(Date.now() + 3_000, () => eraser(client).erase(id + 1, () => NOW))).toBeNull();
  expect(await eraser(client).erase(id, () => NOW)).toMatchObject({ leads: 1, erasedAt: NOW.toISOString() });
});

it('goes on until no export is left, with the lead as what goes last, and counts each once', async () => {
  const id = await create({ visitorId: 'v-1' });
  const inSteps = testEraser(client, tables, {
    erasePhotos: async () => 0,
    eraseExports: async () => {
      const count = Math.min(exports, 2);
      exports -= count;
      return { count, isDone: exports === 0 };
    },
  });
  expect(await inSteps.erase(id, () => NOW)).toMatchObject({ exports: 2, leads: 0, erasedAt: null });
  expect(await leads.get(id)).not.toBeNull();
  expect(await inSteps.erase(id, () => NOW)).toMatchObject({
    exports: 3,
    leads: 1,
    erasedAt: NOW.toISOString(),
  });
});

it('leaves to the next call what others were in the way of until the client gave up', async () => {
  const id = await create({ visitorId: 'v-1' });
  const conflict = Object.assign(new Error('ongoing'), { name: 'TransactionConflictException' });
  const send = (command: unknown) =>
    command instanceof UpdateCommand
      ? Promise.reject(conflict)
      : (client.send as (sent: unknown) => Promise<unknown>)(command);
  const busy = Object.create(client, { send: { value: send } }) as DynamoDBDocumentClient;
  expect(await eraser(busy).erase(id, () => NOW)).toMatchObject({ leads: 0, erasedAt: null });
  expect(await eraser(client).erase(id, () => NOW)).toMatchObject({ leads: 1, erasedAt: NOW.toISOString() });
});

it('leaves to the next call what was changed in between when its time is over', async () => {
  // Nor is there time to send again what is refused by chance.
  await openTables({ errorShare: 0 });
  const edit = { by: 'ann', now: () => NOW };
  for (let nth = 1, isInterrupted = true; isInterrupted; nth += 1) {
    const id = await create({ visitorId: `v-late-${nth}` });
    const late = tables.clientOf('admin-leads');
    let passed = 0;
    const clock = jest
      .spyOn(Date, 'now')
      .mockImplementation(() => performance.timeOrigin + performance.now() + passed);
    const wasInterrupted = interruptCall(late, nth, async () => {
      await leads.change(id, edit, (lead) => ({
        next: { ...lead, notes: 'Rang twice.' },
        event: { type: 'changed', changes: [] },
      }));
      passed = CALL_MS;
    });
    const first = await withDeadline(Date.now() + CALL_MS, () => eraser(late).erase(id, () => NOW));
    clock.mockRestore();
    isInterrupted = wasInterrupted();
    if (!isInterrupted) expect(first).toMatchObject({ erasedAt: NOW.toISOString() });
    expect(await eraser(client).erase(id, () => NOW)).toMatchObject({ erasedAt: NOW.toISOString() });
  }
});

it('is not undone by a save of the chat that had begun before', async () => {
  await openTables({ errorShare: 0 });
  const conversation = { from: 'chat', finished: false, visitorVerified: true, idempotency: null } as const;
  for (let nth = 1, isInterrupted = true; isInterrupted; nth += 1) {
    const [visitorId, sessionId] = [`v-saving-${nth}`, randomUUID()];
    await sessions.create({ id: sessionId, visitorId, visitorVerified: true, idempotency: null, now: NOW });
    const submission = aSubmission({ ...aNewPerson(), name: 'Quux', visitorId, sessionId });
    const first = await leads.create({ ...conversation, submission, now: NOW });
    if (!('receipt' in first)) throw new Error(first.outcome);

    const saving = tables.clientOf('leads');
    const wasInterrupted = interruptCall(saving, nth, () =>
      eraser(client).erase(first.receipt.leadId, () => NOW),
    );
    const late = new TestLeadsRepository(
      new Table(saving, tables.leadsTable),
      new Table(saving, tables.visitorsTable),
    );
    const next = { ...submission, details: 'Quux lives behind the gate.' };
    const { outcome } = await late.create({ ...conversation, submission: next, now: NOW });
    isInterrupted = wasInterrupted();
    expect([nth, outcome]).toEqual([nth, isInterrupted ? 'withdrawn' : 'updated']);
    await eraser(client).erase(first.receipt.leadId, () => NOW);
  }
  const { Items } = await client.send(new ScanCommand({ TableName: tables.leadsTable }));
  expect(JSON.stringify(Items)).not.toMatch(/quux/i);
});

it('takes along what the person’s chat becomes while it runs', async () => {
  await openTables({ errorShare: 0 });
  const conversation = { from: 'chat', finished: false, visitorVerified: true, idempotency: null } as const;
  for (let nth = 1, isInterrupted = true; isInterrupted; nth += 1) {
    const [visitorId, sessionId] = [`v-meanwhile-${nth}`, randomUUID()];
    await sessions.create({ id: sessionId, visitorId, visitorVerified: true, idempotency: null, now: NOW });
    const id = await create({ ...aNewPerson(), visitorId });
    const submission = aSubmission({ ...aNewPerson(), name: 'Quux', visitorId, sessionId });
    const erasing = tables.clientOf('admin-leads');
    const wasInterrupted = interruptCall(erasing, nth, () =>
      leads.create({ ...conversation, submission, now: NOW }),
    );
    expect(await eraser(erasing).erase(id, () => NOW)).toMatchObject({ erasedAt: NOW.toISOString() });
    isInterrupted = wasInterrupted();
    const { Items } = await client.send(new ScanCommand({ TableName: tables.leadsTable }));
    expect([nth, JSON.stringify(Items)]).toEqual([nth, expect.not.stringMatching(/quux/i)]);
  }
});

it('comes to its end where the lead goes by itself while it runs, as its visitor withdraws it', async () => {
  await openTables({ errorShare: 0 });
  const conversation = { from: 'chat', finished: false, visitorVerified: true, idempotency: null } as const;
  for (let nth = 1, isInterrupted = true; isInterrupted; nth += 1) {
    const [visitorId, sessionId] = [`v-leaving-${nth}`, randomUUID()];
    await sessions.create({ id: sessionId, visitorId, visitorVerified: true, idempotency: null, now: NOW });
    const submission = aSubmission({ ...aNewPerson(), name: 'Quux', visitorId, sessionId });
    const first = await leads.create({ ...conversation, submission, now: NOW });
    if (!('receipt' in first)) throw new Error(first.outcome);
    const id = first.receipt.leadId;
    const erasing = tables.clientOf('admin-leads');
    const wasInterrupted = interruptCall(erasing, nth, () =>
      leads.withdrawChat({ sessionId, earlierSessionId: null, visitorId, now: NOW }),
    );
    const erased = await eraser(erasing).erase(id, () => NOW);
    isInterrupted = wasInterrupted();
    // Before its first write there was nothing yet that would have been begun.
    if (erased !== null) expect([nth, erased.erasedAt]).toEqual([nth, NOW.toISOString()]);
    expect([nth, await leads.unfinished(10)]).toEqual([nth, []]);
    const of = { TableName: tables.sessionsTable, Key: { id: sessionId } };
    if (erased !== null)
      expect([nth, (await client.send(new GetCommand(of))).Item]).toEqual([nth, undefined]);
  }
  const { Items } = await client.send(new ScanCommand({ TableName: tables.leadsTable }));
  expect(JSON.stringify(Items)).not.toMatch(/quux|left/i);
});
