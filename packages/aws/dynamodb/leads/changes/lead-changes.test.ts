import type { Lead } from '@harbour-haul/domain/leads/lead';
import { mergeLeads } from '@harbour-haul/domain/leads/merge/merge-leads';
import { MAX_TERMS } from '@harbour-haul/domain/leads/search/search-terms';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { aLead } from '@harbour-haul/testing/leads';
import { describe, expect, it } from '@jest/globals';
import { UNCONNECTED_TABLE } from '../../../testing/unconnected-table.ts';
import type { Write } from '../../table/items.ts';
import { newEvent } from '../rows/lead-event-items.ts';
import { type LeadChange, leadChangeWrites } from './lead-changes.ts';
import { mergeWrites } from './lead-merges.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const AT_ONCE = 100;

/** As many different words as fit. */
const words = (from: number, length: number) =>
  Array.from({ length: 99 }, (_, index) => String(from + index))
    .join(' ')
    .slice(0, length);
/** A lead of which everything is a search term of its own. */
const wordy = (id: number, said: Partial<Lead> = {}) =>
  aLead({
    id,
    name: words(id * 100, 100),
    address: words(id * 100 + 100, 200),
    email: `${id}@example.com`,
    ...said,
  });

const event = (by: string) => newEvent({ type: 'called' }, by, NOW);
const keysOf = (writes: Write[]) =>
  writes.map(({ Put, Update, Delete }) => {
    const { id, item } = Put?.Item ?? Update?.Key ?? Delete?.Key ?? {};
    return `${String(id)} ${String(item)}`;
  });

/** A transaction takes no item twice, and a hundred at most. */
function expectOneTransaction(writes: Write[], room: number): void {
  expect(new Set(keysOf(writes)).size).toBe(writes.length);
  expect(writes.length).toBeLessThanOrEqual(AT_ONCE - room);
}

describe('a change of a lead', () => {
  it.each<[string, LeadChange]>([
    ['made', { before: null, after: wordy(1), events: [event('sam')] }],
    ['rewritten', { before: wordy(1), after: wordy(5, { id: 1, version: 1 }), events: [event('sam')] }],
    ['removed', { before: wordy(1), after: null, events: [] }],
  ])('is one transaction where it is %s, with room for what comes with it', (_case, change) => {
    expectOneTransaction(leadChangeWrites(UNCONNECTED_TABLE, change), 10);
  });

  it('is one transaction into the trash, with room for fifty rows', () => {
    const after = toTrash(wordy(1), 'sam', NOW);
    expectOneTransaction(
      leadChangeWrites(UNCONNECTED_TABLE, { before: wordy(1), after, events: [event('sam')] }),
      50,
    );
  });
});

it.each<[string, Partial<Lead>]>([
  ['with a name', {}],
  ['without a name', { name: null }],
  ['without anything', { name: null, phone: null, email: null, address: null }],
])('a merge into a lead %s is one transaction, however many words there are', (_case, said) => {
  // Both count in the same shard and on the same day.
  const read = { lead: wordy(1, said), other: wordy(9) };
  const next = mergeLeads(read, 'sam', NOW);
  const events = { lead: [event('a'), event('b')], other: [event('c'), event('d')] };
  const writes = mergeWrites(UNCONNECTED_TABLE, { read, next, events });
  expect(writes.length).toBeGreaterThan(MAX_TERMS);
  expectOneTransaction(writes, 3);
});
