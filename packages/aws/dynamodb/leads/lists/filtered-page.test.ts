import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import { countFiltered, type ReadRows } from './filtered-page.ts';

/** So many rows, of which every so manieth belongs, and how many of them were read. */
function rowsOf(length: number, every: number): { read: ReadRows; looked: () => number } {
  let looked = 0;
  const read: ReadRows = async ({ from, size }) => {
    const start = from === null ? 0 : Number(from) + 1;
    const end = Math.min(length, start + size);
    looked = end;
    const rows = Array.from({ length: end - start }, (_, index) => start + index).map((place) => ({
      key: String(place),
      lead: place % every === 0 ? aLead({ id: place + 1 }) : null,
    }));
    return { rows, ended: end === length };
  };
  return { read, looked: () => looked };
}

it.each([
  ['no lead', 0, 1, { count: 0, isMore: false }],
  ['one', 1, 1, { count: 1, isMore: false }],
  ['as many as are counted', 1_000, 1, { count: 1_000, isMore: false }],
  ['one more', 1_001, 1, { count: 1_000, isMore: true }],
  ['very many', 100_000, 1, { count: 1_000, isMore: true }],
  ['few of many rows', 100_000, 50, { count: 40, isMore: true }],
  ['few of few', 1_200, 50, { count: 24, isMore: false }],
] as const)('counts a list of %s', async (_what, length, every, expected) => {
  expect(await countFiltered(rowsOf(length, every).read)).toEqual(expected);
});

it('looks at a bounded number of rows, however long the list is', async () => {
  for (const every of [1, 1_000_000]) {
    const rows = rowsOf(1_000_000, every);
    await countFiltered(rows.read);
    expect(rows.looked()).toBeLessThanOrEqual(2_000);
  }
});
