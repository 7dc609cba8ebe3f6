import { randomUUID } from 'node:crypto';
import { DeleteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { customerOf } from '@harbour-haul/domain/chat/chat-customer';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { testEraser } from '@harbour-haul/testing/test-eraser';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, expect, it } from '@jest/globals';
import { SessionLeads } from './dynamodb/sessions/session-leads.ts';
import { VisitorSessionsRepository } from './dynamodb/sessions/visitor-sessions-repository.ts';
import { Table } from './dynamodb/table/table.ts';
import { interruptAt, interruptCall } from './testing/interrupt-calls.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
/** So often somebody saves in a new chat before they stop. */
const TIRED = 40;

let client: DynamoDBDocumentClient;
let tables: Awaited<ReturnType<typeof createTestTables>>;
let leads: TestLeadsRepository;
let sessions: VisitorSessionsRepository;

beforeEach(async () => {
  tables = await createTestTables({ errorShare: 0 });
  client = tables.client;
  const visitors = new Table(client, tables.visitorsTable);
  leads = new TestLeadsRepository(new Table(client, tables.leadsTable), visitors);
  sessions = new VisitorSessionsRepository(new Table(client, tables.sessionsTable), visitors);
});

/** Somebody with a lead, and the requests that they send of it. */
class Visitor {
  readonly visitorId: string;
  readonly #person = aNewPerson();

  constructor(name: string) {
    this.visitorId = `v-${name}`;
  }

  /** @returns the number of the lead */
  async sendForm(person = this.#person): Promise<number> {
    return (await this.save(null, true, person))?.leadId ?? 0;
  }

  async begin() {
    const id = randomUUID();
    const { visitorId } = this;
    const begun = await sessions.create({
      id,
      visitorId,
      visitorVerified: true,
      idempotency: null,
      now: NOW,
    });
    return 'row' in begun ? begun.row : null;
  }

  /** As a form does where no chat is named; null where it is refused. */
  async save(sessionId: string | null, finished: boolean, person = this.#person) {
    const submission = aSubmission({ ...person, name: 'Quux', visitorId: this.visitorId, sessionId });
    const from = sessionId === null ? 'form' : 'chat';
    const creation = { from, finished, visitorVerified: true, idempotency: null, now: NOW } as const;
    const saved = await leads.create({ ...creation, submission });
    if (!('receipt' in saved)) return null;
    return { leadId: saved.receipt.leadId, customer: customerOf(submission) };
  }

  /** Begins a chat and saves in it. @returns what notes the lead on the session, as the function does a moment later */
  async saveInNewChat(finished: boolean, person = this.#person): Promise<() => Promise<unknown>> {
    const row = await this.begin();
    const saved = row && (await this.save(row.session.id, finished, person));
    const notes = new SessionLeads(new Table(client, tables.sessionsTable), sessions);
    const said = { sentAt: null, openQuestions: null, callBackAt: null };
    return async () => row && saved && notes.note(row, { ...said, ...saved }, NOW);
  }
}

const rowsOf = async (TableName: string) => {
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  return Items;
};

/** The chats and leads that are there, and what is named of those that are not. */
async function whatIsLeft() {
  const stored = await rowsOf(tables.sessionsTable);
  const rows = await rowsOf(tables.leadsTable);
  const chats = stored.filter(({ id }) => !String(id).includes('#'));
  const chatIds = chats.map(({ id }) => String(id));
  const found = rows.filter(({ item }) => item === 'lead');
  const leadIds = found.map(({ id }) => Number(id));
  const named = [...chats, ...rows].filter(({ leadId }) => leadId !== undefined);
  return {
    leadIds,
    /** Of the visitors' chats, and what is known of them beside. */
    chatRows: stored.map(({ id }) => String(id)),
    ofLostLeads: named.filter(({ leadId }) => !leadIds.includes(Number(leadId))),
    ofLostChats: found.filter(({ sessionId }) => sessionId && !chatIds.includes(String(sessionId))),
  };
}

const NOTHING = { leadIds: [], chatRows: [], ofLostLeads: [], ofLostChats: [] };
const NOTHING_LOST = { ofLostLeads: [], ofLostChats: [] };

/** Erases somebody, again and again, and has them do something before each call that the eraser makes. */
async function atEveryMoment(
  prepare: (visitor: Visitor) => Promise<number>,
  meanwhile: (visitor: Visitor) => Promise<() => Promise<unknown>>,
): Promise<void> {
  for (let nth = 1, isInterrupted = true; isInterrupted; nth += 1) {
    const visitor = new Visitor(`meanwhile-${nth}`);
    const id = await prepare(visitor);
    const erasing = tables.clientOf('admin-leads');
    let wasThere = true;
    let afterwards: () => Promise<unknown> = async () => {};
    const wasInterrupted = interruptCall(erasing, nth, async () => {
      wasThere = (await leads.get(id)) !== null;
      afterwards = await meanwhile(visitor);
    });
    const erased = await testEraser(erasing, tables).erase(id, () => NOW);
    isInterrupted = wasInterrupted();
    await afterwards();
    expect([nth, erased]).toMatchObject([nth, { erasedAt: NOW.toISOString() }]);
    // What is begun once the lead is gone is somebody's who wants it, as a moment later.
    expect([nth, await whatIsLeft()]).toEqual([
      nth,
      wasThere ? NOTHING : expect.objectContaining(NOTHING_LOST),
    ]);
    for (const left of (await whatIsLeft()).leadIds) await testEraser(client, tables).erase(left, () => NOW);
    await removeRows(tables.sessionsTable);
  }
}

async function removeRows(name: string): Promise<void> {
  const table = new Table(client, name);
  await Promise.all((await rowsOf(name)).map(({ id }) => table.delete({ id })));
}

it('takes along the chats that are begun before the lead is gone', async () => {
  await atEveryMoment(
    (visitor) => visitor.sendForm(),
    async (visitor) => {
      await visitor.begin();
      await visitor.begin();
      return async () => {};
    },
  );
});

it('leaves no chat with the number of the lead, to which it was added at once', async () => {
  await atEveryMoment(
    (visitor) => visitor.sendForm(),
    async (visitor) => {
      const note = await visitor.saveInNewChat(true);
      await note();
      return async () => {};
    },
  );
});

it('leaves no chat with the number of another of the leads, which is noted there when all is over', async () => {
  await atEveryMoment(
    async (visitor) => {
      const named = await visitor.sendForm(aNewPerson());
      await visitor.sendForm();
      return named;
    },
    (visitor) => visitor.saveInNewChat(true),
  );
});

it('comes to its end beside somebody who saves in new chats without end', async () => {
  const visitor = new Visitor('saving');
  const ids: number[] = [];
  for (let sent = 0; sent < 4; sent += 1) ids.push(await visitor.sendForm(aNewPerson()));
  const erasing = tables.clientOf('admin-leads');
  const notes: (() => Promise<unknown>)[] = [];
  const takesNewest = (command: unknown) =>
    command instanceof DeleteCommand && command.input.TableName === tables.sessionsTable;
  interruptAt(erasing, takesNewest, async () => {
    if (notes.length < TIRED) notes.push(await visitor.saveInNewChat(false, aNewPerson()));
  });
  const erased = await testEraser(erasing, tables).erase(ids[0] ?? 0, () => NOW);
  for (const note of notes) await note();
  expect(erased).toMatchObject({ erasedAt: NOW.toISOString() });
  expect(notes.length).toBeLessThan(TIRED);
  const left = await whatIsLeft();
  expect(left).toMatchObject(NOTHING_LOST);
  expect(left.leadIds.filter((id) => ids.includes(id))).toEqual([]);
});
