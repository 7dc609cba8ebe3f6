import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { aLead } from '@harbour-haul/testing/leads';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { COUNTER_SHARDS } from '../../rows.ts';
import { Table } from '../../table/table.ts';
import { readDayCounts } from './day-counts.ts';
import { countersOf, readDayRows } from './day-rows.ts';
import { joinDays } from './join-days.ts';

const NOW = new Date('2026-11-18T15:00:00.000Z');
const YESTERDAY = '2026-11-17';

let table: Table;
/** As `table`; before each of its commands `meanwhile` runs. */
let watched: Table;
let leads: TestLeadsRepository;
let meanwhile: (command: unknown) => Promise<unknown>;
/** A day of its own for each test. */
let day = '2026-08-01';
let nextId = 1;

beforeAll(async () => {
  const tables = await createTestTables();
  table = new Table(tables.client, tables.leadsTable);
  leads = new TestLeadsRepository(table, new Table(tables.client, tables.visitorsTable));
  const client = tables.clientOf('lead-promoter');
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  client.send = (async (command: unknown) => {
    await meanwhile(command);
    return send(command);
  }) as typeof client.send;
  watched = new Table(client, tables.leadsTable);
});

beforeEach(() => {
  meanwhile = async () => undefined;
  day = new Date(Date.parse(day) + 24 * 3600 * 1000).toISOString().slice(0, 10);
});

/** Leads that came in on a day, one in each shard and one more. */
async function aDayOfLeads(on = day): Promise<number[]> {
  const ids = Array.from({ length: COUNTER_SHARDS + 1 }, () => nextId++);
  await writeLeads(
    table,
    ids.map((id) => aLead({ id, createdAt: `${on}T15:00:00.000Z`, visitorId: `v-${id}`, status: 'new' })),
  );
  return ids;
}

async function change(id: number, next: (lead: Lead) => Lead): Promise<void> {
  const read = await leads.get(id);
  if (!read) throw new Error(`There is no lead ${id}.`);
  expect(await leads.replace(read, next(read))).toBe('done');
}

const contact = (id: number) => change(id, (lead) => ({ ...lead, status: 'contacted' }));
const counted = async (on = day) => Object.fromEntries((await readDayCounts(watched, on, on)).get(on) ?? []);
/** How many shards of a day count anything. */
const shards = async (on = day) =>
  (await readDayRows(table, on, on)).flat().filter((row) => countersOf(row).length > 0).length;

describe('days that are over are joined', () => {
  it('and count the same, in one shard', async () => {
    await aDayOfLeads();
    const before = await counted();
    expect(before).toMatchObject({ 'status#new': COUNTER_SHARDS + 1 });
    expect(await shards()).toBe(COUNTER_SHARDS);
    expect(await joinDays(watched, NOW)).toBe(1);
    expect(await counted()).toEqual(before);
    expect(await shards()).toBe(1);
    expect(await joinDays(watched, NOW)).toBe(0);
  });

  it('but not yesterday, on which a late clock may still write', async () => {
    await aDayOfLeads(YESTERDAY);
    expect(await joinDays(watched, NOW)).toBe(0);
    expect(await shards(YESTERDAY)).toBe(COUNTER_SHARDS);
  });

  it('and joined anew after a lead of theirs has changed', async () => {
    const ids = await aDayOfLeads();
    await joinDays(watched, NOW);
    for (const id of ids.slice(0, 3)) await contact(id);
    expect(await counted()).toMatchObject({ 'status#new': COUNTER_SHARDS - 2, 'status#contacted': 3 });
    expect(await joinDays(watched, NOW)).toBe(1);
    expect(await counted()).toMatchObject({ 'status#new': COUNTER_SHARDS - 2, 'status#contacted': 3 });
    expect(await shards()).toBe(1);
  });

  it('another time where a lead changes in between, and nothing is lost', async () => {
    const ids = await aDayOfLeads();
    meanwhile = async (command) => {
      if (!(command instanceof TransactWriteCommand)) return;
      meanwhile = async () => undefined;
      for (const id of ids) await contact(id);
    };
    expect(await joinDays(watched, NOW)).toBe(0);
    const changed = { 'status#contacted': COUNTER_SHARDS + 1, 'status#new': 0 };
    expect(await counted()).toMatchObject(changed);
    expect(await joinDays(watched, NOW)).toBe(1);
    expect(await counted()).toMatchObject({ 'status#contacted': COUNTER_SHARDS + 1 });
    expect((await counted())['status#new'] ?? 0).toBe(0);
  });

  it('and who reads in the middle of it reads again', async () => {
    for (const read of [2, COUNTER_SHARDS]) {
      const [id] = await aDayOfLeads();
      await contact(id ?? 0);
      const before = Object.fromEntries((await readDayCounts(table, day, day)).get(day) ?? []);
      let reads = 0;
      meanwhile = async (command) => {
        if (command instanceof QueryCommand) reads += 1;
        // Some shards are read before, some after it.
        if (reads === read) await joinDays(table, new Date());
      };
      expect(await counted()).toEqual(before);
      expect(reads).toBeGreaterThan(COUNTER_SHARDS);
    }
  });
});
