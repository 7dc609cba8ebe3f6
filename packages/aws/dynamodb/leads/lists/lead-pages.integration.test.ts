import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import {
  LEAD_SORT_FIELDS,
  type LeadSortField,
  leadSortKey,
  SORT_ORDERS,
  type SortOrder,
} from '@harbour-haul/domain/leads/search/lead-order';
import { aLead } from '@harbour-haul/testing/leads';
import { putLeads } from '@harbour-haul/testing/put-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Table } from '../../table/table.ts';
import { retryTransaction } from '../../table/transactions.ts';
import { counterWritesOf } from '../rows/lead-counters.ts';
import type { LeadPage, PagePosition } from './lead-pages.ts';

const LEADS = 500;
/** Of each list in each order. */
const WALKS = 3;
/** Lists side by side, since each waits for the database most of its time. */
const LANES = 4;

/** Values repeat and go missing often, so that equal keys and absent ones meet on every page. */
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const day = fc.integer({ min: 1, max: 28 }).map((d) => `2026-12-${String(d).padStart(2, '0')}T12:00:00.000Z`);
const time = fc.integer({ min: 0, max: 40 }).map((s) => new Date(1_790_000_000_000 + s * 1000).toISOString());
const name = fc.oneof(
  fc.constantFrom(
    'ann',
    'Ann',
    'ann lee',
    'Élise',
    'elise',
    'Zoë',
    '王芳',
    '~tilde',
    '𝒜nn',
    "O'Neil",
    'ann!',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);

const leadFields = fc.record({
  status: fc.constantFrom(...LEAD_STATUSES),
  name: maybe(name),
  phone: maybe(fc.constantFrom('(902) 555-0148', '902-555-0100', '+1 902 555 0199', '9025550148')),
  junkType: maybe(fc.constantFrom('yard' as const, 'furniture' as const, 'other' as const)),
  preferredDate: maybe(day),
  followUpDate: maybe(day),
  createdAt: time,
  updatedAt: time,
});

let repository: TestLeadsRepository;
let all: Lead[];

beforeAll(async () => {
  const { client, leadsTable, visitorsTable, settleIndexes } = await createTestTables();
  const table = new Table(client, leadsTable);
  repository = new TestLeadsRepository(table, new Table(client, visitorsTable));
  all = fc
    .sample(leadFields, { numRuns: LEADS, seed: 7 })
    .map((fields, index) => aLead({ id: index + 1, ...fields }));
  await putLeads(client, leadsTable, all);
  const counts = counterWritesOf(
    table,
    all.map((after) => ({ before: null, after })),
  );
  await retryTransaction(() => table.transact(counts));
  await settleIndexes();
});

/** The whole list in memory, by the plainest means: keys compared as bytes, but what has no value last in both orders. */
function sorted(status: LeadStatus | null, sort: LeadSortField, order: SortOrder): Lead[] {
  const direction = order === 'asc' ? 1 : -1;
  const bytes = (lead: Lead) => Buffer.from(leadSortKey(lead, sort));
  const isMissing = (lead: Lead) => Number(leadSortKey(lead, sort).startsWith('~\u001f'));
  return all
    .filter((lead) => status === null || lead.status === status)
    .sort((a, b) => isMissing(a) - isMissing(b) || direction * Buffer.compare(bytes(a), bytes(b)));
}

type Step = 'first' | 'last' | 'next' | 'previous';

/** Where a step leads from a position in the oracle's list. */
function move(step: Step, start: number, size: number, total: number, limit: number): [number, number] {
  if (step === 'first') return [0, Math.min(limit, total)];
  if (step === 'last') {
    const rest = total % limit || Math.min(limit, total);
    return [total - rest, total];
  }
  if (step === 'next') return [start + size, Math.min(start + size + limit, total)];
  return [Math.max(0, start - limit), start];
}

/** Every list that admins may ask for. */
const LISTS = [null, ...LEAD_STATUSES].flatMap((status) =>
  LEAD_SORT_FIELDS.flatMap((sort) => SORT_ORDERS.map((order) => ({ status, sort, order }))),
);

const walk = fc.record({
  limit: fc.constantFrom(1, 2, 3, 7, 10, 10, 23),
  steps: fc.array(fc.constantFrom<Step>('first', 'last', 'next', 'next', 'previous'), {
    minLength: 1,
    maxLength: 3,
  }),
});

it(`agrees with a list in memory on ${WALKS} random walks over each list of ${LEADS} leads`, async () => {
  const left = LISTS.values();
  const lane = async () => {
    // Lanes take turns at one sequence.
    for (const list of left) await walkOver(list);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
});

function walkOver(list: (typeof LISTS)[number]): Promise<void> {
  const expected = sorted(list.status, list.sort, list.order);
  return fc.assert(
    fc.asyncProperty(walk, async ({ limit, steps }) => {
      const read = (position: PagePosition) => repository.list({ ...list, limit, position });
      let page = await read({ at: 'first' });
      let [from, to] = move('first', 0, 0, expected.length, limit);
      for (const step of steps) {
        const position = positionOf(step, page);
        if (!position) continue;
        [from, to] = move(step, from, to - from, expected.length, limit);
        page = await read(position);
        expect(page.leads.map(({ id }) => id)).toEqual(expected.slice(from, to).map(({ id }) => id));
        expect(page.total).toBe(expected.length);
        expect(page.prevKey !== null).toBe(from > 0);
        expect(page.nextKey !== null).toBe(to < expected.length);
      }
    }),
    { numRuns: WALKS },
  );
}

function positionOf(step: Step, page: LeadPage): PagePosition | null {
  if (step === 'first' || step === 'last') return { at: step };
  const key = step === 'next' ? page.nextKey : page.prevKey;
  return key === null ? null : { at: step === 'next' ? 'after' : 'before', key };
}

it('reads a stored lead back as it was', async () => {
  const page = await repository.list({
    status: null,
    sort: 'createdAt',
    order: 'desc',
    limit: 100,
    position: { at: 'first' },
  });
  for (const lead of page.leads) expect(lead).toEqual(all.find(({ id }) => id === lead.id));
});
