import { aLead } from '@harbour-haul/testing/leads';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it } from '@jest/globals';
import { Table } from '../../table/table.ts';
import { type LeadSearchRequest, searchLeads } from './lead-search.ts';

/** More leads of the town than a page looks at, all of them newer than the ones that are looked for. */
const OF_TOWN = 600;
let table: Table;

beforeAll(async () => {
  const { client, leadsTable } = await createTestTables();
  table = new Table(client, leadsTable);
  const person = { email: null, details: null, junkType: null } as const;
  const town = { ...person, address: '1 Oak St, Halifax' };
  await writeLeads(table, [
    aLead({ ...town, id: 1, name: 'Bo Lee', phone: '(902) 555-0101' }),
    aLead({ ...town, id: 2, name: 'Bo Lee', phone: '(902) 555-0102' }),
    ...Array.from({ length: OF_TOWN }, (_, index) =>
      aLead({ ...town, id: 10 + index, name: `Ann Nr${index}`, phone: `902555${4000 + index}` }),
    ),
  ]);
});

const page = async (terms: string[], more: Partial<LeadSearchRequest> = {}) => {
  const request = { terms, status: null, limit: 5, position: { at: 'first' }, ...more } as const;
  const { leads, nextKey } = await searchLeads(table, request);
  return { ids: leads.map(({ id }) => id), nextKey };
};

it('finds a rare word beside the town that everybody has, in whatever order they are typed', async () => {
  expect((await page(['lee', 'halifax'])).ids).toEqual([2, 1]);
  expect((await page(['halifax', 'lee', 'bo'])).ids).toEqual([2, 1]);
  expect((await page(['halifax', '0101'])).ids).toEqual([1]);
});

it('goes on by the word that the page before was read by', async () => {
  const first = await page(['lee', 'halifax'], { limit: 1 });
  expect(first.ids).toEqual([2]);
  const position = { at: 'after', key: first.nextKey ?? '' } as const;
  expect((await page(['lee', 'halifax'], { limit: 1, position })).ids).toEqual([1]);
  expect((await page(['lee', 'halifax'], { limit: 1, position: { at: 'last' } })).ids).toEqual([1]);
});

it('has all that two common words find', async () => {
  expect((await page(['ann', 'halifax'], { limit: 100 })).ids).toHaveLength(100);
});
