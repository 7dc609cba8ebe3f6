import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { injectConflicts } from '../../testing/inject-conflicts.ts';
import { Table } from '../table/table.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

let client: DynamoDBDocumentClient;
let leads: TestLeadsRepository;
let settleIndexes: () => Promise<void>;

beforeEach(async () => {
  const tables = await createTestTables();
  client = tables.client;
  settleIndexes = tables.settleIndexes;
  leads = new TestLeadsRepository(
    new Table(client, tables.leadsTable),
    new Table(client, tables.visitorsTable),
  );
});

const create = (
  overrides: Parameters<typeof aSubmission>[0] = {},
  key: string | null = null,
  hash = 'same',
) =>
  leads.create({
    submission: aSubmission({ ...aNewPerson(), ...overrides }),
    from: 'form',
    finished: true,
    now: NOW,
    visitorVerified: false,
    idempotency: key === null ? null : { key, bodyHash: hash },
  });

async function trueCounts(): Promise<Record<LeadStatus, number>> {
  const counts = Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0])) as Record<LeadStatus, number>;
  let key: string | null = null;
  do {
    const page = await leads.list({
      status: null,
      sort: 'createdAt',
      order: 'asc',
      limit: 100,
      position: key === null ? { at: 'first' } : { at: 'after', key },
    });
    for (const lead of page.leads) counts[lead.status] += 1;
    key = page.nextKey;
  } while (key !== null);
  return counts;
}

it('keeps counters equal to the true counts through 800 mixed writes and conflicts', async () => {
  const injected = injectConflicts(client, 0.15);
  const ids: number[] = [];
  const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
  const outcomes = { created: 0, done: 0, conflict: 0 };

  const writeOnce = async () => {
    const dice = Math.random();
    if (dice < 0.5 || ids.length === 0) {
      // Of few words, since each of them is a write as well, and this is about counters.
      const result = await create({ name: dice < 0.2 ? null : 'Jane', address: null });
      if (result.outcome !== 'created') throw new Error(result.outcome);
      ids.push(result.receipt.leadId);
      outcomes.created += 1;
      return;
    }
    const lead = await leads.get(pick(ids));
    if (!lead) return;
    const result =
      dice < 0.85
        ? await leads.replace(lead, { ...lead, status: pick(LEAD_STATUSES) })
        : await leads.remove(lead);
    outcomes[result] += 1;
  };
  const lane = async () => {
    for (let i = 0; i < 100; i += 1) await writeOnce();
  };
  await Promise.all(Array.from({ length: 8 }, lane));

  expect(injected()).toBeGreaterThan(50);
  expect(outcomes.created).toBeGreaterThan(200);
  expect(outcomes.done).toBeGreaterThan(200);
  await settleIndexes();
  expect(await leads.counts()).toEqual(await trueCounts());
});

describe('idempotency', () => {
  it('makes one lead of 50 submissions at once with one key, and returns the same receipt to all', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => create({ visitorId: 'v-1' }, 'key-1')),
    );
    expect(results.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    const receipts = results.map((result) => ('receipt' in result ? result.receipt : null));
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect((await leads.counts()).new).toBe(1);
  });

  it('refuses another body under the same key and stores nothing of it', async () => {
    await create({}, 'key-1', 'one');
    expect(await create({ name: 'Other' }, 'key-1', 'two')).toEqual({ outcome: 'key_used_for_other_body' });
    expect((await leads.counts()).new).toBe(1);
  });

  it('ignores a key after a week, even before DynamoDB has removed it', async () => {
    await create({}, 'key-1');
    const later = new Date(NOW.getTime() + 8 * 24 * 3600 * 1000);
    const again = await leads.create({
      submission: aSubmission(),
      from: 'form',
      finished: true,
      now: later,
      visitorVerified: false,
      idempotency: { key: 'key-1', bodyHash: 'same' },
    });
    expect(again.outcome).toBe('created');
  });
});

describe('a visitorId', () => {
  it('belongs to who used it first, until the cookie is shown', async () => {
    expect((await create({ visitorId: 'v-1' })).outcome).toBe('created');
    expect(await create({ visitorId: 'v-1', name: 'Mallory' })).toEqual({ outcome: 'visitor_taken' });
    const verified = await leads.create({
      submission: aSubmission({ visitorId: 'v-1', name: 'Jane Again' }),
      from: 'form',
      finished: true,
      now: NOW,
      visitorVerified: true,
      idempotency: null,
    });
    expect(verified.outcome).toBe('created');
    expect((await leads.newestOfVisitor('v-1'))?.name).toBe('Jane Again');
  });

  it('goes to one of many who use it at the same time', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => create({ visitorId: 'v-2' })));
    expect(results.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
  });
});

it('reports a conflict and changes nothing when a lead was changed after it was read', async () => {
  await create();
  const read = await leads.get(1);
  if (!read) throw new Error('The lead is not there.');
  expect(await leads.replace(read, { ...read, status: 'contacted' })).toBe('done');
  expect(await leads.replace(read, { ...read, status: 'canceled' })).toBe('conflict');
  expect(await leads.remove(read)).toBe('conflict');
  expect((await leads.get(1))?.status).toBe('contacted');
  expect(await leads.counts()).toMatchObject({ new: 0, contacted: 1, canceled: 0 });
});
