import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { periodDays } from '@harbour-haul/domain/leads/overview/overview';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { aLead } from '@harbour-haul/testing/leads';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { COUNTER_SHARDS, dayKey, daySumKey } from '../../rows.ts';
import { Table } from '../../table/table.ts';
import { OverviewRepository } from '../overview-repository.ts';

const TODAY = halifaxToday(new Date());
const DAYS = periodDays(TODAY, 90);

/** A day of its own for each test, with three leads, and without a sum. */
let over: string = DAYS[10] ?? '';
/** Of the first of them. */
let lead = 1;
let table: Table;
let leads: TestLeadsRepository;
let overview: OverviewRepository;
/** Runs once, before the next transaction of the overview. */
let meanwhile: () => Promise<unknown>;

beforeAll(async () => {
  const tables = await createTestTables();
  const { client } = tables;
  table = new Table(client, tables.leadsTable);
  leads = new TestLeadsRepository(table, new Table(client, tables.visitorsTable));
  const ofFunction = tables.clientOf('admin-leads');
  const send = ofFunction.send.bind(ofFunction) as (command: unknown) => Promise<unknown>;
  ofFunction.send = (async (command: unknown) => {
    if (command instanceof TransactWriteCommand) {
      const first = meanwhile;
      meanwhile = async () => undefined;
      await first();
    }
    return send(command);
  }) as typeof ofFunction.send;
  overview = new OverviewRepository({
    leads: new Table(ofFunction, tables.leadsTable),
    sessions: new Table(ofFunction, tables.sessionsTable),
  });
});

const leadOf = (day: string, id: number) =>
  aLead({ id, createdAt: `${day}T15:00:00.000Z`, visitorId: `v-${id}` });

beforeEach(async () => {
  meanwhile = async () => undefined;
  over = daysLater(over, 2);
  lead += 10;
  await writeLeads(
    table,
    [lead, lead + 1, lead + 2].map((id) => leadOf(over, id)),
  );
  await table.delete(daySumKey(over));
});

async function change(id: number, next: (lead: Lead) => Lead): Promise<void> {
  const read = await leads.get(id);
  if (!read) throw new Error(`There is no lead ${id}.`);
  expect(await leads.replace(read, next(read))).toBe('done');
}

const ofDay = async (day = over) => (await overview.read(DAYS)).days.find((one) => one.day === day)?.byStatus;
const shards = (day: string) => Array.from({ length: COUNTER_SHARDS }, (_, shard) => dayKey(shard, day));
const loseShards = (day: string) => Promise.all(shards(day).map((key) => table.delete(key)));

describe('the sum of a day that is over', () => {
  it('is made once: whoever reads it later needs no shard', async () => {
    expect(await ofDay()).toEqual({ new: 3 });
    await loseShards(over);
    expect(await ofDay()).toEqual({ new: 3 });
  });

  it('follows every later change of its leads, and its shards do', async () => {
    await ofDay();
    await change(lead, (read) => ({ ...read, status: 'completed' }));
    await change(lead + 1, (read) => toTrash(read, 'sam', new Date()));
    expect(await ofDay()).toEqual({ new: 1, completed: 1 });
    await change(lead + 1, (read) => ({ ...read, trash: null }));
    expect(await ofDay()).toEqual({ new: 2, completed: 1 });
    const sums = (await table.getMany(shards(over))).map((row) => Number(row['status#new'] ?? 0));
    expect(sums.reduce((sum, count) => sum + count)).toBe(2);
  });

  it('counts what was changed before it was made, and while it is made', async () => {
    await change(lead, (read) => ({ ...read, status: 'contacted' }));
    meanwhile = () => change(lead + 1, (read) => ({ ...read, status: 'contacted' }));
    await ofDay();
    expect(await ofDay()).toEqual({ new: 1, contacted: 2 });
    await loseShards(over);
    expect(await ofDay()).toEqual({ new: 1, contacted: 2 });
  });

  it('is of leads that are entered late as well', async () => {
    await ofDay();
    await writeLeads(table, [leadOf(over, lead + 3)]);
    expect(await ofDay()).toEqual({ new: 4 });
  });

  it('is made anew within a week, whatever wrote to the shards alone', async () => {
    await ofDay();
    await table.update(dayKey(lead, over), {
      update: 'ADD #new :one',
      names: { '#new': 'status#new' },
      values: { ':one': 1 },
    });
    const days = periodDays(daysLater(TODAY, 7), 90);
    const later = (await overview.read(days)).days.find(({ day }) => day === over);
    expect(later?.byStatus).toEqual({ new: 4 });
  });

  it('is never made of today, nor of yesterday', async () => {
    for (const day of [TODAY, daysLater(TODAY, -1)]) {
      await ofDay();
      await writeLeads(table, [leadOf(day, day === TODAY ? lead + 3 : lead + 4)]);
      expect(await ofDay(day)).toEqual({ new: 1 });
      await loseShards(day);
      expect(await ofDay(day)).toEqual({});
    }
  });
});
