import { changeLead } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import { readUnfinishedLeads } from '@harbour-haul/aws/dynamodb/leads/lists/unfinished-leads';
import { conversationSessions } from '@harbour-haul/aws/dynamodb/leads/submissions/conversation';
import { newSessionRow, type SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import type { LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, expect, it } from '@jest/globals';
import { promoteLeftLeads } from './promote-left-leads.ts';

const BEGUN = new Date('2026-11-22T15:00:00.000Z');
const minutesLater = (minutes: number) => new Date(BEGUN.getTime() + minutes * 60_000);

let table: Table;
let leads: TestLeadsRepository;
let chats: Map<string, SessionRow>;
let sessions: SessionsRepository;
let settleIndexes: () => Promise<void>;

beforeEach(async () => {
  const tables = await createTestTables();
  settleIndexes = tables.settleIndexes;
  table = new Table(tables.clientOf('lead-promoter'), tables.leadsTable);
  leads = new TestLeadsRepository(
    new Table(tables.client, tables.leadsTable),
    new Table(tables.client, tables.visitorsTable),
  );
  chats = new Map();
  sessions = new SessionsRepository(new Table(tables.clientOf('lead-promoter'), tables.sessionsTable));
});

/** The session in which a chat goes on, and the one before it. */
interface GoesOn {
  sessionId: string;
  earlierSessionId?: string;
}

/** A chat that came to a step, and how it saves its lead. */
function aChat(sessionId: string, furthestStep: number) {
  const session = createSession(sessionId, `of-${sessionId}`, BEGUN);
  chats.set(sessionId, { ...newSessionRow(session), furthestStep });
  const person = aNewPerson();
  return async (said: Partial<LeadSubmission>, finished: boolean, now: Date, goesOn?: GoesOn) => {
    const visitorId = `of-${sessionId}`;
    const { earlierSessionId = null, ...named } = goesOn ?? { sessionId };
    const result = await leads.create({
      submission: aSubmission({ ...person, source: 'chat', visitorId, ...named, ...said }),
      earlierSessionId,
      from: 'chat',
      finished,
      now,
      visitorVerified: true,
      idempotency: null,
    });
    return 'receipt' in result ? result.receipt.leadId : 0;
  };
}

async function runAt(now: Date) {
  await settleIndexes();
  await promoteLeftLeads({
    leads: { change: (id, author, decide) => changeLead(table, id, author, decide) },
    unfinished: (limit) => readUnfinishedLeads(table, limit),
    sessions: { get: async (id) => (await sessions.get(id)) ?? chats.get(id) ?? null },
    conversation: (sessionId) => conversationSessions(table, sessionId),
    leftChatMinutes: 20,
    now: () => now,
  });
}

const waiting = async () =>
  (await leads.waiting({ limit: 10, position: { at: 'first' } })).leads.map(({ id }) => id);

it('makes a lead new once its chat has been silent, says where, and counts it among those that need a reply', async () => {
  const save = aChat('left', 5);
  const id = await save({ address: null }, false, BEGUN);
  await runAt(minutesLater(20));
  expect(await leads.get(id)).toMatchObject({ status: 'incomplete', leftAt: null, version: 1 });
  await runAt(minutesLater(21));
  await runAt(minutesLater(22));
  expect(await leads.get(id)).toMatchObject({
    status: 'new',
    leftAt: 'address',
    version: 2,
    updatedBy: null,
  });
  expect((await leads.timeline(id, { limit: 1 }))[0]).toMatchObject({
    type: 'left_chat',
    step: 'address',
    by: null,
  });
  expect(await leads.counts()).toMatchObject({ new: 1, incomplete: 0 });
  await settleIndexes();
  expect(await waiting()).toEqual([id]);
});

it('waits while somebody talks without saying anything new of the request', async () => {
  const save = aChat('talking', 6);
  const id = await save({}, false, BEGUN);
  const row = chats.get('talking');
  if (row)
    chats.set('talking', {
      ...row,
      session: { ...row.session, lastActivityAt: minutesLater(15).toISOString() },
    });
  await runAt(minutesLater(30));
  expect((await leads.get(id))?.status).toBe('incomplete');
  await runAt(minutesLater(36));
  expect((await leads.get(id))?.status).toBe('new');
});

it('waits while somebody talks in the session in which their chat goes on, and says where they left that', async () => {
  const save = aChat('closed', 5);
  const id = await save({ address: null, preferredDate: null }, false, BEGUN);
  aChat('goes-on', 7);
  const earlier = { sessionId: 'goes-on', earlierSessionId: 'closed' };
  expect(await save({ address: null, preferredDate: null }, false, BEGUN, earlier)).toBe(id);
  const row = chats.get('goes-on');
  if (row)
    chats.set('goes-on', {
      ...row,
      session: { ...row.session, lastActivityAt: minutesLater(15).toISOString() },
    });
  await runAt(minutesLater(30));
  expect((await leads.get(id))?.status).toBe('incomplete');
  await runAt(minutesLater(36));
  expect(await leads.get(id)).toMatchObject({ status: 'new', leftAt: 'contact-method' });
});

it('lets a visitor who comes back complete the same lead, and withdraw it before', async () => {
  const save = aChat('back', 5);
  const id = await save({ address: null }, false, BEGUN);
  await runAt(minutesLater(30));
  expect(await save({ name: 'Jane Poe' }, false, minutesLater(40))).toBe(id);
  expect(await leads.get(id)).toMatchObject({ status: 'new', name: 'Jane Poe', leftAt: 'contact-method' });
  expect(await save({ preferredContactMethod: 'sms' }, true, minutesLater(41))).toBe(id);
  expect(await leads.get(id)).toMatchObject({ status: 'new', leftAt: null, preferredContactMethod: 'sms' });
  const gone = await aChat('gone', 5)({}, false, BEGUN);
  await runAt(minutesLater(60));
  const withdrawal = { sessionId: 'gone', visitorId: 'of-gone', now: minutesLater(61) };
  expect((await leads.withdrawChat(withdrawal)).outcome).toBe('withdrawn');
  expect(await leads.get(gone)).toBeNull();
});
