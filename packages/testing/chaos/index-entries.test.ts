import { describe, expect, it } from '@jest/globals';
import { type IndexShape, indexShapes, wrongEntries } from './index-entries.ts';

const WHOLE: IndexShape = {
  name: 'by-status',
  tableKey: ['id', 'item'],
  indexKey: ['status', 'createdKey'],
  others: null,
};
const KEYS: IndexShape = { ...WHOLE, name: 'keys-by-status', others: [] };
const lead = { id: 7, item: 'lead', status: 'new', createdKey: '2026', name: 'Jane', tags: new Set(['a']) };
const key = { id: 7, item: 'lead', status: 'new', createdKey: '2026' };
const event = { id: 7, item: 'event#1', text: 'called' };

describe('the entries of an index', () => {
  it('are right where each row that has its keys is there once, with what the index takes of it', () => {
    expect(wrongEntries(WHOLE, [lead, event], [{ ...lead, tags: new Set(['a']) }])).toEqual([]);
    expect(wrongEntries(KEYS, [lead, event], [key])).toEqual([]);
    expect(wrongEntries({ ...KEYS, others: ['name'] }, [lead], [{ ...key, name: 'Jane' }])).toEqual([]);
    expect(wrongEntries(WHOLE, [event, { ...key, status: undefined }], [])).toEqual([]);
  });

  it.each([
    ['a row that it lacks', [], ['lacks 7 lead']],
    ['a row that is gone', [lead, { ...lead, id: 8 }], ['has 8 lead, which no row is']],
    ['a row twice', [lead, { ...lead, status: 'done' }], ['has 7 lead 2 times']],
    ['an older state', [{ ...lead, status: 'done' }], ['has 7 lead with other status']],
    ['an attribute that the row has lost', [{ ...lead, phone: '1' }], ['has 7 lead with other phone']],
    ['keys alone where it takes all', [key], ['has 7 lead with other name, tags']],
  ])('are wrong by %s', (_, entries, lines) => {
    expect(wrongEntries(WHOLE, [lead, event], entries)).toEqual(lines);
  });

  it('are wrong where a row without the keys has one, or more is there than the index takes', () => {
    expect(wrongEntries(WHOLE, [lead, event], [lead, event])).toEqual(['has 7 event#1, which no row is']);
    expect(wrongEntries(KEYS, [lead], [lead])).toEqual(['has 7 lead with other name, tags']);
  });
});

it('the shapes of indexes are read off their table', () => {
  const schema = (...names: string[]) =>
    names.map((AttributeName, index) => ({
      AttributeName,
      KeyType: index === 0 ? ('HASH' as const) : ('RANGE' as const),
    }));
  expect(
    indexShapes({
      KeySchema: schema('id', 'item'),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'by-status',
          KeySchema: schema('status', 'createdKey'),
          Projection: { ProjectionType: 'ALL' },
        },
        {
          IndexName: 'keys-by-status',
          KeySchema: schema('status', 'createdKey'),
          Projection: { ProjectionType: 'KEYS_ONLY' },
        },
        {
          IndexName: 'names',
          KeySchema: schema('status'),
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['name'] },
        },
      ],
    }),
  ).toEqual([
    WHOLE,
    KEYS,
    { name: 'names', tableKey: ['id', 'item'], indexKey: ['status'], others: ['name'] },
  ]);
});
