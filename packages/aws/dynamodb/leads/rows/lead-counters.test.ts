import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isLive } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UNCONNECTED_TABLE } from '../../../testing/unconnected-table.ts';
import { LEADS_TABLE } from '../../keys.ts';
import type { Write } from '../../table/items.ts';
import { counterWrites } from './lead-counters.ts';

/** Counters as the database stores them: by item, then by name. */
type Counters = Map<string, Map<string, number>>;

const INDEX_KEYS = LEADS_TABLE.indexes.flatMap(({ partitionKey, sortKey }) => [
  partitionKey.name,
  sortKey?.name,
]);

/** What `ADD` does, for the writes that counters are made of. */
function apply(counters: Counters, writes: Write[]): void {
  for (const { Update } of writes) {
    const {
      Key,
      UpdateExpression = '',
      ExpressionAttributeNames = {},
      ExpressionAttributeValues = {},
    } = Update ?? {};
    expect(UpdateExpression).toMatch(/^ADD /);
    const item = counters.get(JSON.stringify(Key)) ?? new Map<string, number>();
    for (const pair of UpdateExpression.slice(4).split(', ')) {
      const [name = '', value = ''] = pair.split(' ');
      const counter = ExpressionAttributeNames[name] ?? name;
      // DynamoDB takes no number where an index has a key of text; its local version takes it.
      expect(INDEX_KEYS).not.toContain(counter);
      item.set(counter, (item.get(counter) ?? 0) + Number(ExpressionAttributeValues[value]));
    }
    counters.set(JSON.stringify(Key), item);
  }
}

/** All shards added up: `name` of the lists, `day name` of the days. Nothing that is 0. */
function totals(counters: Counters): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [key, item] of counters) {
    const place = (JSON.parse(key) as { item: string }).item;
    for (const [name, count] of item) {
      const full = place === 'counters' ? name : `${place} ${name}`;
      sums.set(full, (sums.get(full) ?? 0) + count);
    }
  }
  return Object.fromEntries([...sums].filter(([, count]) => count !== 0));
}

/** The same by the plainest means: every lead that is there, one by one. */
function recount(leads: Lead[]): Record<string, number> {
  const sums = new Map<string, number>();
  const count = (name: string, by = 1) => sums.set(name, (sums.get(name) ?? 0) + by);
  for (const lead of leads) {
    if (lead.trash && lead.mergedInto === null) count(`day#${lead.trash.expiresAt.slice(0, 10)} ending`);
    if (!isLive(lead)) continue;
    const day = `day#${halifaxToday(new Date(lead.createdAt))}`;
    count(lead.status);
    if (needsReply(lead)) count('needsReply');
    if (lead.estimatedValue !== null) count(`value#${lead.status}`, Math.round(lead.estimatedValue * 100));
    count(`${day} status#${lead.status}`);
    count(`${day} source#${lead.source === 'a flyer' ? 'other' : lead.source}`);
    count(`${day} area#${lead.address === null ? 'other' : 'Dartmouth'}`);
    count(`${day} junk#${lead.junkType ?? 'none'}`);
    if (lead.firstContactAt !== null) {
      const minutes = (Date.parse(lead.firstContactAt) - Date.parse(lead.createdAt)) / 60_000;
      count(`${day} contact#${Math.floor(minutes)}`);
    }
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}

const CREATED = Date.parse('2026-11-21T03:30:00.000Z');
const TRASH = { deletedAt: 'then', deletedBy: 'sam', expiresAt: '2026-12-21T15:00:00.000Z' };

const fields = fc.record(
  {
    status: fc.constantFrom(...LEAD_STATUSES),
    source: fc.constantFrom('form', 'chat', 'direct', 'a flyer'),
    address: fc.constantFrom(null, '12 Portland St, Dartmouth'),
    junkType: fc.constantFrom(null, 'yard' as const, 'other' as const),
    estimatedValue: fc.constantFrom(null, 0, 0.1, 0.2, 19.99, 250, 1_000_000),
    updatedBy: fc.constantFrom(null, 'sam'),
    firstChangedAt: fc.constantFrom(null, '2026-11-21T05:00:00.000Z'),
    newsAt: fc.constantFrom(null, '2026-11-21T05:00:00.000Z'),
    callBackAt: fc.constantFrom(null, '2026-11-21T05:00:00.000Z'),
    firstContactAt: fc.option(
      fc
        .integer({ min: 0, max: 59 })
        .map((minute) => new Date(CREATED + 3_600_000 + minute * 60_000).toISOString()),
    ),
    trash: fc.constantFrom(null, null, TRASH),
    mergedInto: fc.constantFrom(null, null, null, 5),
  },
  { requiredKeys: [] },
);

const steps = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    change: fc.oneof({ weight: 6, arbitrary: fields }, { weight: 1, arbitrary: fc.constant(null) }),
  }),
  { maxLength: 60 },
);

/** Leads of one id always come in at the same time, some of them on the day before in Halifax. */
const created = (id: number) => new Date(CREATED + (id % 3) * 1_800_000).toISOString();

it('lead counters agree with a recount after any changes, in any order', () => {
  fc.assert(
    fc.property(steps, (changes) => {
      const counters: Counters = new Map();
      const leads = new Map<number, Lead>();
      for (const { id, change } of changes) {
        const before = leads.get(id) ?? null;
        const base = before ?? aLead({ id, createdAt: created(id) });
        const after = change && { ...base, ...contactWithinTheHour(base, change) };
        apply(counters, counterWrites(UNCONNECTED_TABLE, before, after));
        if (after) leads.set(id, after);
        else leads.delete(id);
      }
      expect(totals(counters)).toEqual(recount([...leads.values()]));
    }),
  );
});

/** Keeps first contacts where a bucket is a minute. */
function contactWithinTheHour(base: Lead, change: Partial<Lead>): Partial<Lead> {
  if (!change.firstContactAt) return change;
  const late = Date.parse(change.firstContactAt) - Date.parse(base.createdAt);
  return {
    ...change,
    firstContactAt: new Date(Date.parse(base.createdAt) + (late % 3_600_000)).toISOString(),
  };
}

it('lead counters are not written where nothing that they count has changed', () => {
  const lead = aLead();
  expect(counterWrites(UNCONNECTED_TABLE, lead, { ...lead, notes: 'called', name: 'Ann' })).toEqual([]);
  expect(counterWrites(UNCONNECTED_TABLE, null, null)).toEqual([]);
});

it('a change of a lead touches at most two counter items', () => {
  const lead = aLead({ id: 9 });
  const after = { ...lead, status: 'completed' as const, estimatedValue: 10, firstContactAt: lead.createdAt };
  expect(counterWrites(UNCONNECTED_TABLE, lead, after)).toHaveLength(2);
});
