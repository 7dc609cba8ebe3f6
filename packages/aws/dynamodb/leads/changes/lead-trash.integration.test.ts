import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { mergeLeads } from '@harbour-haul/domain/leads/merge/merge-leads';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { writeRows } from '@harbour-haul/testing/write-rows';
import { beforeEach, expect, it } from '@jest/globals';
import { withDeadline } from '../../../clients/deadline.ts';
import { cutOff } from '../../../testing/cut-off.ts';
import { eventKey } from '../../rows.ts';
import { Table } from '../../table/table.ts';
import { newEvent } from '../rows/lead-event-items.ts';
import { expiryOf } from '../rows/lead-items.ts';
import { storeMerge } from './lead-merges.ts';
import { followTrash } from './lead-trash.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
/** More than the transaction that moves a lead has room for. */
const CALLS = 120;

let client: DynamoDBDocumentClient;
let table: string;
let leads: TestLeadsRepository;

beforeEach(async () => {
  let visitorsTable: string;
  ({ client, leadsTable: table, visitorsTable } = await createTestTables());
  leads = new TestLeadsRepository(new Table(client, table), new Table(client, visitorsTable));
  const creation = { submission: aSubmission(), from: 'form', finished: true, now: NOW } as const;
  await leads.create({ ...creation, visitorVerified: false, idempotency: null });
  for (let called = 0; called < CALLS; called += 40) {
    const events = Array.from({ length: 40 }, () => newEvent({ type: 'called' }, 'ann', NOW));
    const lead = await current();
    expect(await leads.replace(lead, lead, events)).toBe('done');
  }
});

async function current(): Promise<Lead> {
  const lead = await leads.get(1);
  if (!lead) throw new Error('The lead is gone.');
  return lead;
}

const bound = () => new Table(client, table);

/** Moves the lead, which its rows follow as far as one call gets. */
async function move(trash: Lead['trash'], atMost?: number): Promise<number> {
  const lead = await current();
  const event = newEvent({ type: trash ? 'deleted' : 'restored' }, 'ann', NOW);
  expect(await leads.replace(lead, { ...lead, trash }, [event])).toBe('done');
  return followTrash(bound(), { id: 1, trash }, atMost);
}

const moveToTrash = async (atMost?: number) => move(toTrash(await current(), 'ann', NOW).trash, atMost);
const restore = (atMost?: number) => move(null, atMost);

/** When the rows of the lead expire; one time for each that there is. */
async function expiries(id = 1): Promise<unknown[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'id = :id',
      ExpressionAttributeValues: { ':id': id },
      ConsistentRead: true,
    }),
  );
  expect(Items.length).toBeGreaterThan(id === 1 ? CALLS : 0);
  return [...new Set(Items.map(({ expiresAt = null }) => expiresAt))];
}

/** Does something between the transaction that moves a lead and the one that follows it. */
function inBetween(act: () => Promise<unknown>): void {
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  let sent = 0;
  client.send = (async (command: unknown) => {
    if (command instanceof TransactWriteCommand) {
      sent += 1;
      if (sent === 2) await act();
    }
    return send(command);
  }) as typeof client.send;
}

it('a long timeline expires with a trashed lead and stays with a restored one', async () => {
  expect(await moveToTrash()).toBe(0);
  expect(await expiries()).toEqual([expiryOf(await current())]);
  expect(await restore()).toBe(0);
  expect(await expiries()).toEqual([null]);
});

it('goes on from where it stopped, and says what is left', async () => {
  const left = await moveToTrash(50);
  // The entry that says that it was deleted expires as it is written.
  expect(left).toBe(CALLS + 1 - 50);
  expect(await expiries()).toHaveLength(2);
  expect(await followTrash(bound(), await current(), 50)).toBe(left - 50);
  expect(await followTrash(bound(), await current())).toBe(0);
  expect(await expiries()).toEqual([expiryOf(await current())]);
  expect(await restore(50)).toBe(left + 1);
  expect(await followTrash(bound(), await current())).toBe(0);
  expect(await expiries()).toEqual([null]);
});

it('moves what it has time for', async () => {
  const left = await withDeadline(Date.now() + 2_000, () => moveToTrash());
  expect(left).toBe(CALLS + 1);
});

it('a row that goes meanwhile leaves no other behind', async () => {
  const [first] = await leads.timeline(1, { limit: 1 });
  inBetween(() => bound().delete(eventKey(1, first?.id ?? '')));
  expect(await moveToTrash()).toBe(0);
  expect(await expiries()).toEqual([expiryOf(await current())]);
});

it.each([
  ['restored while it is being deleted', moveToTrash, restore],
  ['deleted while it is being restored', restore, moveToTrash],
])('is in step with a lead that is %s', async (_case, slower, faster) => {
  if (slower === restore) await moveToTrash();
  inBetween(faster);
  expect(await slower()).toBe(0);
  expect(await expiries()).toEqual([expiryOf(await current())]);
});

it('a lead that was merged expires with the trashed one, and stays with the restored one', async () => {
  const other = { ...aSubmission(), ...aNewPerson() };
  const creation = { submission: other, from: 'form', finished: true, now: NOW } as const;
  await leads.create({ ...creation, visitorVerified: false, idempotency: null });
  const merged = await leads.get(2);
  if (!merged) throw new Error('The other lead is gone.');
  const read = { lead: await current(), other: merged };
  const events = { lead: [], other: [] };
  await storeMerge(new Table(client, table), { read, next: mergeLeads(read, 'ann', NOW), events });
  expect(await moveToTrash()).toBe(0);
  expect(await expiries(2)).toEqual([expiryOf(await current())]);
  expect(await restore()).toBe(0);
  expect(await expiries(2)).toEqual([null]);
});

it('heals wherever a deletion or a restore of several hundred rows is cut off', async () => {
  const at = NOW.toISOString();
  const rows = Array.from({ length: 230 }, (_, index) => {
    const eventId = `${at}-${1_000 + index}`;
    return { PutRequest: { Item: { ...eventKey(1, eventId), eventId, type: 'called', at, by: 'ann' } } };
  });
  await writeRows(client, table, rows);
  let wasCutOff = true;
  let cuts = 0;
  for (let calls = 0; wasCutOff; calls += 1) {
    const cut = new TestLeadsRepository(new Table(cutOff(client, calls), table), new Table(client, table));
    const before = await current();
    const next = before.trash ? { ...before, trash: null } : toTrash(before, 'ann', NOW);
    try {
      const event = newEvent({ type: before.trash ? 'restored' : 'deleted' }, 'ann', NOW);
      expect(await cut.replace(before, next, [event])).toBe('done');
      expect(await cut.followTrash(next)).toBe(0);
      await cut.settleMove(next);
      wasCutOff = false;
    } catch (error) {
      expect(error).toEqual(new Error('cut off'));
      cuts += 1;
    }
    // What the minutes after it do, which know nothing but what is noted.
    for (const work of await leads.unfinished(10)) {
      expect(work).toEqual({ what: next.trash ? 'deletion' : 'restore', leadId: 1 });
      const now = await current();
      expect(await leads.followTrash(now)).toBe(0);
      await leads.settleMove(now);
    }
    expect(await leads.unfinished(10)).toEqual([]);
    expect(await expiries()).toEqual([expiryOf(await current())]);
  }
  // Four transactions of rows, and what is around them.
  expect(cuts).toBeGreaterThan(6);
});

it('keeps the note of a move that another one has followed', async () => {
  await moveToTrash(50);
  const deleted = await current();
  await restore(50);
  await leads.settleMove(deleted);
  expect(await leads.unfinished(10)).toEqual([{ what: 'restore', leadId: 1 }]);
  await leads.settleMove(await current());
  expect(await leads.unfinished(10)).toEqual([]);
});
