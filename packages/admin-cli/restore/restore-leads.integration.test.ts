import { countErased, markErased } from '@harbour-haul/aws/dynamodb/leads/erasure-receipts';
import { LeadEraser } from '@harbour-haul/aws/dynamodb/leads/lead-eraser';
import { noteWithdrawal } from '@harbour-haul/aws/dynamodb/leads/rows/lead-links';
import { readLead, readTimeline } from '@harbour-haul/aws/dynamodb/leads/rows/lead-rows';
import { allCounterKeys, leadKey, SEQUENCE_KEY } from '@harbour-haul/aws/dynamodb/rows';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { aLead, aNewPerson } from '@harbour-haul/testing/leads';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it } from '@jest/globals';
import { missingLeads } from './missing-leads.ts';
import { type RestoreTables, restoreLeads } from './restore-leads.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const person = (id: number, more: Partial<Lead> = {}) =>
  aLead({ id, ...aNewPerson(), visitorId: `visitor-${id}`, ...more });

const LEADS = [
  person(1),
  person(2),
  person(3),
  person(4, { visitorId: 'visitor-3' }),
  person(5, { status: 'incomplete' }),
  person(6, {
    trash: {
      deletedBy: 'jane',
      deletedAt: '2026-10-20T12:00:00.000Z',
      expiresAt: '2026-11-19T12:00:00.000Z',
    },
  }),
];

async function leadsTable(): Promise<Table> {
  const { client, leadsTable: name } = await createTestTables();
  const table = new Table(client, name);
  await writeLeads(table, LEADS);
  await table.put({ ...SEQUENCE_KEY, lastId: 6 });
  return table;
}

let tables: RestoreTables;
let eraser: LeadEraser;
beforeAll(async () => {
  tables = { live: await leadsTable(), copy: await leadsTable() };
  eraser = new LeadEraser(tables.live);
});

const uncounted = () =>
  tables.live.updating({ id: -1, item: 'test' }, { update: 'SET seen = :yes', values: { ':yes': true } });
const restore = (ids: number[], apply: boolean) => restoreLeads(tables, { ids, apply, now: NOW });
const total = async () => {
  const counters = await tables.live.getMany(allCounterKeys());
  return counters.reduce((sum, { new: count = 0 }) => sum + Number(count), 0);
};

it('brings back what was lost, and nothing that was erased, withdrawn or has expired', async () => {
  const { live } = tables;
  const before = await total();
  await eraser.erase(1, uncounted());
  await eraser.erase(3, countErased(live, 3, 'leads', 1));
  await live.delete(leadKey(4));
  await eraser.erase(5, uncounted());
  await live.transact([noteWithdrawal(live, 'visitor-5', NOW)]);
  await live.delete(leadKey(6));
  expect(await missingLeads(tables)).toEqual([1, 3, 4, 5, 6]);

  expect(await restore([1], false)).toEqual([{ id: 1, restored: false, outcome: 'would be restored' }]);
  expect(await readLead(live, 1)).toBeNull();

  expect(await restore([1, 2, 3, 4, 5, 6, 7], true)).toEqual([
    { id: 1, restored: true, outcome: 'was restored, with 1 rows beside it' },
    { id: 2, restored: false, outcome: 'is there, as version 1, and the copy has 1' },
    { id: 3, restored: false, outcome: 'was erased and stays gone' },
    { id: 4, restored: false, outcome: 'was erased and stays gone' },
    { id: 5, restored: false, outcome: 'was withdrawn by its visitor and stays gone' },
    { id: 6, restored: false, outcome: 'has left the trash for good and stays gone' },
    { id: 7, restored: false, outcome: 'is not in the copy' },
  ]);
  const rows = (table: Table) => Promise.all([readLead(table, 1), readTimeline(table, 1, { limit: 10 })]);
  expect(await rows(live)).toEqual(await rows(tables.copy));
  // Lead 3 is gone for good; lead 4 was removed without being counted down.
  expect(await total()).toBe(before - 1);
  expect(await missingLeads(tables)).toEqual([3, 4, 5, 6]);
});

it('keeps a newer version, and a lead that was erased with another one', async () => {
  const { live } = tables;
  await live.update(leadKey(2), { update: 'SET version = :two', values: { ':two': 2 } });
  expect(await restore([2], true)).toMatchObject([{ outcome: 'is there, as version 2, and the copy has 1' }]);
  await eraser.erase(2, markErased(live, 2));
  expect(await restore([2], true)).toMatchObject([{ outcome: 'was erased and stays gone' }]);
});
