import {
  EVERY_LEAD,
  type LeadExportFilter,
  parseExportBound,
} from '@harbour-haul/domain/leads/export/export-filter';
import { aLead } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it } from '@jest/globals';
import { leadChangeWrites } from '../leads/changes/lead-changes.ts';
import { commitLeadChange } from '../leads/changes/lead-commit.ts';
import { Table } from '../table/table.ts';
import { LeadExportsRepository } from './lead-exports-repository.ts';

let exports: LeadExportsRepository;

/** The last ones of a day and the first of the next in Halifax, which are on one day in UTC. */
const leads = [
  aLead({ id: 1, status: 'new', createdAt: '2026-07-01T02:59:59.999Z' }),
  aLead({ id: 2, status: 'new', createdAt: '2026-07-01T03:00:00.000Z' }),
  aLead({ id: 3, status: 'contacted', createdAt: '2026-07-02T02:59:59.999Z' }),
  aLead({ id: 4, status: 'new', createdAt: '2026-07-02T03:00:00.000Z' }),
];
const trash = {
  deletedAt: '2026-07-03T00:00:00.000Z',
  deletedBy: 'ann',
  expiresAt: '2026-08-02T00:00:00.000Z',
};

beforeAll(async () => {
  const { client, leadsTable, exportsTable } = await createTestTables();
  const table = new Table(client, leadsTable);
  exports = new LeadExportsRepository({ leads: table, exports: new Table(client, exportsTable) });
  const deleted = aLead({ id: 5, createdAt: '2026-07-01T12:00:00.000Z', trash });
  for (const after of [...leads, deleted]) {
    await commitLeadChange(table, leadChangeWrites(table, { before: null, after, events: [] }));
  }
});

const days = (from: string | null, to: string | null): Pick<LeadExportFilter, 'from' | 'to'> => ({
  from: from && parseExportBound(from, 'from'),
  to: to && parseExportBound(to, 'to'),
});

it.each([
  [null, null, null, 4],
  ['new', null, null, 3],
  ['completed', null, null, 0],
  [null, '2026-07-01', null, 3],
  [null, null, '2026-07-01', 3],
  [null, '2026-07-01', '2026-07-01', 2],
  ['new', '2026-07-01', '2026-07-01', 1],
  ['new', '2026-07-02', '2026-07-02', 1],
  [null, '2026-07-03', null, 0],
] as const)('counts leads of status %s from %s to %s: %d', async (status, from, to, count) => {
  expect(
    await exports.total({ ...EVERY_LEAD, status, ...days(from, to) }, new Date('2026-07-04T12:00:00.000Z')),
  ).toBe(count);
});

it('counts the trash, the queue and a selection, and not what is found only as it is read', async () => {
  const count = (filter: Partial<LeadExportFilter>) =>
    exports.total({ ...EVERY_LEAD, ...filter }, new Date('2026-07-04T12:00:00.000Z'));
  expect(await count({ status: 'trash' })).toBe(1);
  expect(await count({ queue: 'needs-reply' })).toBe(3);
  expect(await count({ ids: [1, 2] })).toBe(2);
  expect(await count({ search: 'jane' })).toBe(0);
});
