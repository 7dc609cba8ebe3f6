import { aLead } from '@harbour-haul/testing/leads';
import { putLeads } from '@harbour-haul/testing/put-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { expect, it } from '@jest/globals';
import { Table } from '../../table/table.ts';
import { readMergedPage, statusRanges } from './lead-pages.ts';

/** More than 1 MB with the leads of a page, where DynamoDB ends a response. */
const NOTES = 'x'.repeat(12_000);

it('a page of leads with long notes is as long as any, and is not taken for the last', async () => {
  const { client, leadsTable, settleIndexes } = await createTestTables();
  const leads = Array.from({ length: 130 }, (_, index) => aLead({ id: index + 1, notes: NOTES }));
  await putLeads(client, leadsTable, leads);
  await settleIndexes();
  const ranges = statusRanges(['new'], 'createdAt');
  const page = await readMergedPage(new Table(client, leadsTable), ranges, {
    order: 'desc',
    limit: 100,
    position: { at: 'first' },
  });
  expect(page.leads).toHaveLength(100);
  expect(page.nextKey).not.toBeNull();
});
