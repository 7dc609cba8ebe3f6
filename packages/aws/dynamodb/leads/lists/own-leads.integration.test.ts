import { aLead } from '@harbour-haul/testing/leads';
import { putLeads } from '@harbour-haul/testing/put-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { expect, it } from '@jest/globals';
import { Table } from '../../table/table.ts';
import { retryTransaction } from '../../table/transactions.ts';
import { leadChangeWrites } from '../changes/lead-changes.ts';
import { findPersonRecords } from '../person-records.ts';
import { readOwnLeads } from './own-leads.ts';

/** An index that catches up only when it is told to. */
const NEVER_MS = 3_600_000;

it('finds the leads of a visitor that have rows, and those that were written before there were any', async () => {
  const { client, leadsTable, settleIndexes } = await createTestTables({ indexLagMs: NEVER_MS });
  const table = new Table(client, leadsTable);
  const [old, next, ofOther] = [
    aLead({ id: 1, visitorId: 'visitor-1' }),
    aLead({ id: 2, visitorId: 'visitor-1' }),
    aLead({ id: 3, visitorId: 'visitor-2' }),
  ];
  await putLeads(client, leadsTable, [old, ofOther]);
  await settleIndexes();
  const writes = leadChangeWrites(table, { before: null, after: next, events: [] });
  await retryTransaction(() => table.transact(writes));
  expect((await readOwnLeads(table, 'visitor-1')).map(({ id }) => id)).toEqual([2, 1]);
  expect((await findPersonRecords(table, 2))?.leads.map(({ id }) => id)).toEqual([2, 1]);
});
