import { compareSortKeys } from '@harbour-haul/domain/leads/search/lead-order';
import { aLead } from '@harbour-haul/testing/leads';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UNCONNECTED_TABLE } from '../../../testing/unconnected-table.ts';
import { searchKey, searchPartition, searchTermPrefix, termOfSearchItem } from '../../rows.ts';
import { searchWrites } from './lead-search-items.ts';

const term = fc.stringMatching(/^[\p{L}\p{N}@.]{2,40}$/u).filter((text) => Array.from(text).length >= 2);
const id = fc.integer({ min: 1, max: 10 ** 11 });

describe('the key of a term', () => {
  it('names its term, and begins as every beginning of the term does', () => {
    fc.assert(
      fc.property(term, id, fc.nat({ max: 38 }), (word, leadId, length) => {
        const { id: partition, item } = searchKey(word, leadId);
        const beginning = word.slice(0, 2 + length);
        expect(termOfSearchItem(item)).toBe(word);
        expect(item.startsWith(searchTermPrefix(beginning))).toBe(true);
        expect(searchPartition(beginning)).toBe(partition);
      }),
    );
  });

  it('orders words that begin alike, and of one word the newest lead first', () => {
    const keys = [searchKey('ann', 7), searchKey('ann', 100), searchKey('anna', 1), searchKey('ann', 20)];
    const sorted = keys.map(({ item }) => item).sort(compareSortKeys);
    expect(sorted.map((item) => [termOfSearchItem(item), item.slice(-3)])).toEqual([
      ['ann', '900'],
      ['ann', '980'],
      ['ann', '993'],
      ['anna', '999'],
    ]);
  });

  it('stands in no partition of leads, counters or days', () => {
    fc.assert(
      fc.property(term, (word) => {
        const partition = searchPartition(word);
        expect(partition).toBeLessThanOrEqual(-1000);
        expect(partition).toBeGreaterThan(-20_000);
      }),
    );
  });
});

describe('a change of a lead', () => {
  const puts = (writes: ReturnType<typeof searchWrites>) =>
    writes.flatMap(({ Put }) => (Put ? [termOfSearchItem(String(Put.Item?.item))] : []));
  const deletes = (writes: ReturnType<typeof searchWrites>) =>
    writes.flatMap(({ Delete }) => (Delete ? [termOfSearchItem(String(Delete.Key?.item))] : []));
  const trash = { deletedAt: 'x', deletedBy: 'sam', expiresAt: 'y' };
  const jane = aLead({ name: 'Jane Roe', phone: null, email: null, address: null, junkType: null });

  it.each([
    ['is new', null, jane, ['jane', 'roe'], []],
    ['has another name', jane, { ...jane, name: 'Jane Doe' }, ['doe'], ['roe']],
    ['has something else to haul', jane, { ...jane, details: 'An old fridge' }, ['fridge'], []],
    ['has another status', jane, { ...jane, status: 'contacted' as const }, [], []],
    ['goes to the trash', jane, { ...jane, trash }, [], ['jane', 'roe']],
    ['comes back', { ...jane, trash }, jane, ['jane', 'roe'], []],
    ['is merged into another', jane, { ...jane, mergedInto: 9 }, [], ['jane', 'roe']],
    ['is gone for good', jane, null, [], ['jane', 'roe']],
    ['is erased from the trash', { ...jane, trash }, null, [], []],
  ])('that %s', (_what, before, after, added, gone) => {
    const writes = searchWrites(UNCONNECTED_TABLE, before, after);
    expect(puts(writes).sort()).toEqual(added);
    expect(deletes(writes).sort()).toEqual(gone);
  });
});
