import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ListPosition, type ListQuery, listKeys } from './list-keys.ts';
import { compareKeys, SortedKeys } from './sorted-keys.ts';

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', '/', 'é', '\uffee', '\u{1f5d1}'),
  minLength: 1,
  maxLength: 5,
});

/** The documented behaviour without an index: everything, every time. */
function oracle(keys: readonly string[], { prefix, delimiter }: Pick<ListQuery, 'prefix' | 'delimiter'>) {
  const ordered = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const entries = ordered
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      return end === -1 ? key : key.slice(0, end + delimiter.length);
    });
  return [...new Set(entries)];
}

it('listing page by page finds what one full listing finds', () => {
  const query = fc.record({
    prefix: fc.oneof(fc.constant(''), letters),
    delimiter: fc.constantFrom('', '/', 'b', '/a'),
    maxKeys: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 30 }), query, (keys, chosen) => {
      const sorted = new SortedKeys(keys);
      const found: string[] = [];
      let position: ListPosition | undefined;
      do {
        const page = listKeys(sorted, { ...chosen, position });
        const entries = [...page.keys, ...page.commonPrefixes].toSorted(compareKeys);
        expect(entries.length).toBe(page.next === undefined ? entries.length : chosen.maxKeys);
        found.push(...entries);
        position = page.next;
      } while (position !== undefined);
      expect(found).toEqual(oracle(keys, chosen));
    }),
  );
});

it('a listing starts after any text, whether a key or not', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 30 }), letters, (keys, after) => {
      const position = { after, isPrefix: false };
      const page = listKeys(new SortedKeys(keys), { prefix: '', delimiter: '', maxKeys: 1000, position });
      expect(page.keys).toEqual(
        oracle(keys, { prefix: '', delimiter: '' }).filter((key) => compareKeys(key, after) > 0),
      );
    }),
  );
});

it('sorted keys stay in order through every change', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), letters)), (changes) => {
      const sorted = new SortedKeys();
      const model = new Set<string>();
      for (const [isAdded, key] of changes) {
        if (isAdded) sorted.add(key);
        else sorted.delete(key);
        if (isAdded) model.add(key);
        else model.delete(key);
      }
      expect([...sorted.from('')]).toEqual(oracle([...model], { prefix: '', delimiter: '' }));
    }),
  );
});
