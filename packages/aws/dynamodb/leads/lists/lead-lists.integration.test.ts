import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isLive, isOpen, listOf } from '@harbour-haul/domain/leads/lead-state';
import {
  LEAD_STATUS_RULES,
  LEAD_STATUSES,
  type LeadStatus,
  OPEN_STATUSES,
} from '@harbour-haul/domain/leads/lead-status';
import { countedArea } from '@harbour-haul/domain/leads/overview/counted-area';
import { isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { asksIfDone } from '@harbour-haul/domain/leads/pickups/past-pickup';
import { compareSortKeys, leadSortKey } from '@harbour-haul/domain/leads/search/lead-order';
import { parseSearch, searchTermsOf } from '@harbour-haul/domain/leads/search/search-terms';
import { aLead } from '@harbour-haul/testing/leads';
import { halifaxLead } from '@harbour-haul/testing/seed/halifax-lead';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Table } from '../../table/table.ts';
import { OverviewRepository } from '../overview-repository.ts';
import { SeenLeads } from '../seen-leads.ts';
import type { PagePosition, UncountedLeadPage } from './lead-pages.ts';

const LEADS = 100;
const NOW = new Date('2026-11-21T15:00:00.000Z');
const TODAY = '2026-11-21';
const TRASH = { deletedAt: NOW.toISOString(), deletedBy: 'sam', expiresAt: '2026-12-21T15:00:00.000Z' };
const HOUR_MS = 3_600_000;
const PICKUPS = [
  null,
  '2026-11-19T12:00:00.000Z',
  `${TODAY}T12:00:00.000Z`,
  null,
  '2026-11-14T12:00:00.000Z',
];

const states = fc.record({
  status: fc.constantFrom(...LEAD_STATUSES),
  updatedBy: fc.constantFrom(null, null, 'sam'),
  firstContactAt: fc.constantFrom(null, null, NOW.toISOString()),
  followUpDate: fc.constantFrom(null, '2026-11-19', '2026-11-20', TODAY, '2026-11-22', '2027-01-01'),
  estimatedValue: fc.constantFrom(null, 99.99, 0.1, 250),
  visitorId: fc.constantFrom('v-1', 'v-2', null),
  ownerId: fc.constantFrom(null, null, 'sam', 'jo'),
  trash: fc.constantFrom(null, null, null, null, TRASH),
  mergedInto: fc.constantFrom(null, null, null, null, null, 1),
});

let client: DynamoDBDocumentClient;
let leads: TestLeadsRepository;
let overview: OverviewRepository;
let all: Lead[];
let leadsTable: string;

beforeAll(async () => {
  const tables = await createTestTables();
  client = tables.client;
  leadsTable = tables.leadsTable;
  leads = new TestLeadsRepository(
    new Table(client, tables.leadsTable),
    new Table(client, tables.visitorsTable),
  );
  overview = new OverviewRepository({
    leads: new Table(client, tables.leadsTable),
    sessions: new Table(client, tables.sessionsTable),
  });
  all = fc.sample(states, { numRuns: LEADS, seed: 11 }).map(({ followUpDate, ...state }, index) => ({
    ...halifaxLead(index + 1, new Date(NOW.getTime() - (LEADS - index) * HOUR_MS), NOW),
    ...state,
    followUpDate: followUpDate && `${followUpDate}T12:00:00.000Z`,
    scheduledDate: PICKUPS[index % PICKUPS.length] ?? null,
  }));
  // Words that begin alike within one lead: it is met under each of them.
  all.push(aLead({ id: LEADS + 1, name: 'Anna Ann Annapolis', email: 'anna@ann.example' }));
  await writeLeads(new Table(client, tables.leadsTable), all);
  await tables.settleIndexes();
});

const ids = (found: Lead[]) => found.map(({ id }) => id);
const live = () => all.filter(isLive);
/** Whether the day of an open lead still asks for a call: a pickup that was arranged since then answers it (0107). */
const asksForCall = ({ status, followUpStatus }: Lead) =>
  status !== 'scheduled' || followUpStatus === null || followUpStatus === 'scheduled';
const byKey = (key: (lead: Lead) => string) => (a: Lead, b: Lead) =>
  compareSortKeys(key(a), key(b)) || a.id - b.id;

/** Walks a list to its end and back again: both ways every lead comes once, in order. */
async function expectList(read: (position: PagePosition) => Promise<UncountedLeadPage>, expected: Lead[]) {
  const walk = async (start: PagePosition, way: 'next' | 'prev') => {
    const pages: number[][] = [];
    for (let position: PagePosition | null = start; position && pages.length < 100; ) {
      const page: UncountedLeadPage = await read(position);
      pages.push(ids(page.leads));
      const key = way === 'next' ? page.nextKey : page.prevKey;
      position = key === null ? null : { at: way === 'next' ? 'after' : 'before', key };
    }
    return pages;
  };
  expect((await walk({ at: 'first' }, 'next')).flat()).toEqual(ids(expected));
  expect((await walk({ at: 'last' }, 'prev')).reverse().flat()).toEqual(ids(expected));
}

it('lists the leads that wait for their first answer, the longest waiting first, and counts them', async () => {
  const expected = live()
    .filter(needsReply)
    .sort(byKey(({ createdAt }) => createdAt));
  expect(expected.length).toBeGreaterThan(4);
  await expectList((position) => leads.waiting({ limit: 4, position }), expected);
  expect((await leads.waiting({ limit: 4, position: { at: 'first' } })).total).toBe(expected.length);
  const last = await leads.waiting({ limit: 4, position: { at: 'last' } });
  expect(last.leads).toHaveLength(expected.length % 4 || 4);
});

it.each<[string, readonly LeadStatus[]]>([
  ['all that are open', OPEN_STATUSES],
  ['one status', ['qualified']],
])('lists what is due up to today, the longest due first: %s', async (_which, statuses) => {
  const expected = live()
    .filter((lead) => statuses.includes(lead.status) && asksForCall(lead))
    .filter(({ followUpDate }) => followUpDate !== null && followUpDate.slice(0, 10) <= TODAY)
    .sort(byKey(({ followUpDate }) => followUpDate ?? ''));
  expect(expected.length).toBeGreaterThan(3);
  await expectList((position) => leads.due({ statuses, today: TODAY, limit: 3, position }), expected);
});

it.each([
  ['an owner', 'sam', null],
  ['nobody', null, null],
  ['nobody, of one status', null, 'contacted'],
] as const)('lists the open leads of %s, the newest first', async (_whose, ownerId, status) => {
  const expected = all
    .filter((lead) => isOpen(lead) && lead.ownerId === ownerId)
    .filter((lead) => status === null || lead.status === status)
    .sort((a, b) => byKey(({ createdAt }) => createdAt)(b, a));
  expect(expected.length).toBeGreaterThan(3);
  await expectList((position) => leads.ofOwner({ ownerId, status, limit: 3, position }), expected);
});

describe('the leads of a junk type and of an area', () => {
  const byNumber = (a: Lead, b: Lead) => a.id - b.id;
  const GROUPS: LeadGroup[] = [
    { junkType: 'furniture' },
    { junkType: 'none' },
    { area: 'Dartmouth' },
    { area: 'other' },
    { junkType: 'household', area: 'Halifax' },
    { junkType: 'house' },
    { area: 'Toronto' },
  ];
  const CASES = GROUPS.flatMap((group) =>
    ([null, 'new', 'trash'] as const).map((status) => [group, status] as const),
  );

  it.each(CASES)('%j of status %p agree with a look at every lead, both ways', async (group, status) => {
    const expected = all
      .filter((lead) => (status === null ? isLive(lead) : listOf(lead) === status))
      .filter((lead) => isOfGroup(lead, group))
      .sort(byNumber);
    const statuses = status === null ? LEAD_STATUSES : [status];
    const list = { kind: 'statuses', statuses } as const;
    const page = { list, group, limit: 3 };
    await expectList((position) => leads.matching({ ...page, order: 'asc', position }), expected);
    await expectList((position) => leads.matching({ ...page, order: 'desc', position }), expected.reverse());
  });

  it('are found among those that wait, those that are due, an owner’s and what a search finds', async () => {
    const group = { junkType: 'furniture' };
    const of = (found: Lead[]) => found.filter((lead) => isOfGroup(lead, group));
    const asked = { group, limit: 1, order: 'asc' } as const;
    const waiting = of(live().filter(needsReply)).sort(byNumber);
    expect(waiting.length).toBeGreaterThan(0);
    await expectList(
      (position) => leads.matching({ ...asked, list: { kind: 'waiting', status: null }, position }),
      waiting,
    );
    const due = of(live())
      .filter((lead) => OPEN_STATUSES.includes(lead.status) && asksForCall(lead))
      .filter(({ followUpDate }) => followUpDate !== null && followUpDate.slice(0, 10) <= TODAY)
      .sort(byKey(({ followUpDate }) => followUpDate ?? ''));
    expect(due.length).toBeGreaterThan(0);
    const list = { kind: 'due', statuses: OPEN_STATUSES, today: TODAY } as const;
    await expectList((position) => leads.matching({ ...asked, list, position }), due);
    const owned = of(all.filter((lead) => isOpen(lead) && lead.ownerId === null)).sort(byNumber);
    expect(owned.length).toBeGreaterThan(0);
    const nobody = { ownerId: null, status: null, group, limit: 2 };
    await expectList((position) => leads.ofOwner({ ...nobody, position }), owned.reverse());
    const found = await leads.search({
      terms: ['halifax'],
      status: null,
      group,
      limit: 100,
      position: { at: 'first' },
    });
    expect(found.leads.length).toBeGreaterThan(0);
    expect(found.leads.every((lead) => isOfGroup(lead, group))).toBe(true);
  });
});

it('due leads: no rows beyond a cursor outside of what is due, and none for no status', async () => {
  const due = { today: TODAY, limit: 3 };
  const beyond = { at: 'after', key: '~' } as const;
  const nothing = { leads: [], nextKey: null, prevKey: null };
  expect(await leads.due({ ...due, statuses: OPEN_STATUSES, position: beyond })).toEqual(nothing);
  expect(await leads.due({ ...due, statuses: [], position: { at: 'first' } })).toEqual(nothing);
});

it('lists the pickups and follow-ups of some days by key, without the trash and what is canceled', async () => {
  const [from, to] = ['2026-11-19', '2026-12-02'];
  const within = (day: string | null) => day !== null && day.slice(0, 10) >= from && day.slice(0, 10) <= to;
  const calendar = await leads.calendar({ from, to });
  const sorted = (found: readonly { id: number }[]) => found.map(({ id }) => id).toSorted((a, b) => a - b);
  const pickups = live().filter(
    ({ scheduledDate, status }) => within(scheduledDate) && status !== 'canceled',
  );
  expect(pickups.length).toBeGreaterThan(4);
  expect(sorted(calendar.pickups)).toEqual(sorted(pickups));
  const followUps = live().filter(
    (lead) => within(lead.followUpDate) && LEAD_STATUS_RULES[lead.status].open && asksForCall(lead),
  );
  expect(followUps.length).toBeGreaterThan(4);
  expect(sorted(calendar.followUps)).toEqual(sorted(followUps));
  const undated = live().filter(({ status, scheduledDate }) => status === 'scheduled' && !scheduledDate);
  expect(undated.length).toBeGreaterThan(1);
  expect(calendar.undated.map(({ id }) => id)).toEqual(
    undated
      .toSorted(byKey(({ updatedAt }) => updatedAt))
      .map(({ id }) => id)
      .reverse(),
  );
  expect(calendar).toMatchObject({ crowdedDays: [], hasMoreFollowUps: false, hasMoreUndated: false });
  const day = pickups[0]?.scheduledDate?.slice(0, 10) ?? '';
  const ofDay = await leads.calendar({ from: day, to: day });
  expect(ofDay.pickups.every(({ scheduledDate }) => scheduledDate?.startsWith(day))).toBe(true);
});

it.each([null, 'completed', 'trash'] as const)(
  'lists a visitor’s leads, the newest first: %p',
  async (status) => {
    const expected = all
      .filter(({ visitorId }) => visitorId === 'v-1')
      .filter((lead) => (status === null ? isLive(lead) : listOf(lead) === status))
      .reverse();
    expect(expected.length).toBeGreaterThan(2);
    await expectList(
      (position) => leads.ofVisitor({ visitorId: 'v-1', status, limit: 2, position }),
      expected,
    );
  },
);

it('lists the trash and counts it', async () => {
  const expected = all.filter((lead) => listOf(lead) === 'trash').sort(byKey(({ createdAt }) => createdAt));
  const query = { sort: 'createdAt', order: 'asc', limit: 4, today: TODAY } as const;
  await expectList((position) => leads.trash({ ...query, position }), expected);
  const total = async (today: string) =>
    (await leads.trash({ ...query, today, position: { at: 'first' } })).total;
  expect(await total(TODAY)).toBe(expected.length);
  // What has ended counts no longer, though nobody was there to count it down.
  expect(await total('2026-12-21')).toBe(expected.length);
  expect(await total('2026-12-22')).toBe(0);
});

describe('a search', () => {
  /** By the plainest means: every live lead, in the order of the word that it is met under. */
  const oracle = (terms: string[], status: LeadStatus | null) => {
    const driving = terms.toSorted((a, b) => b.length - a.length)[0] ?? '';
    const met = (lead: Lead) =>
      [{ ...lead, junkType: null, details: null }, lead].flatMap((one) =>
        searchTermsOf(one)
          .filter((term) => term.startsWith(driving))
          .sort(compareSortKeys),
      )[0] ?? '';
    return live()
      .filter((lead) => status === null || lead.status === status)
      .filter((lead) => terms.every((term) => searchTermsOf(lead).some((own) => own.startsWith(term))))
      .sort((a, b) => compareSortKeys(met(a), met(b)) || b.id - a.id);
  };

  it.each<[string, LeadStatus | null, number]>([
    ['ann', null, 1],
    ['ann', null, 10],
    ['halifax', null, 7],
    ['halifax', 'completed', 1],
    ['902-555', null, 30],
    ['st dartmouth', null, 3],
    ['halifax quinpool', null, 2],
    ['mary smith', null, 5],
    ['furniture', null, 6],
    ['couch', null, 3],
    ['yard halifax', 'new', 2],
    ['nobody', null, 5],
    ['b3', 'new', 3],
  ])('for %j of status %p agrees with a look at every lead', async (text, status, limit) => {
    const asked = parseSearch(text);
    const terms = asked.kind === 'terms' ? asked.terms : [];
    await expectList((position) => leads.search({ terms, status, limit, position }), oracle(terms, status));
  });

  it('reads a bounded number of rows a page and continues by its cursor', async () => {
    const sends: unknown[] = [];
    const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
    client.send = ((command: unknown) => {
      sends.push(command);
      return send(command);
    }) as typeof client.send;
    const page = await leads.search({
      terms: ['902555', 'zzz'],
      status: null,
      limit: 1,
      position: { at: 'first' },
    });
    client.send = send as typeof client.send;
    expect(page.leads).toEqual([]);
    expect(sends.length).toBeLessThanOrEqual(10);
  });

  it('a search returns nothing at a cursor of another search', async () => {
    const position = { at: 'after', key: 'term#zoe\u001f000000000001' } as const;
    const page = await leads.search({ terms: ['halifax'], status: null, limit: 3, position });
    expect(page).toEqual({ leads: [], nextKey: null, prevKey: null });
  });
});

it('sums the estimated values of each status exactly, to the cent', async () => {
  const { valueByStatus } = await overview.read([TODAY]);
  for (const status of LEAD_STATUSES) {
    const cents = live()
      .filter((lead) => lead.status === status)
      .reduce((sum, { estimatedValue }) => sum + Math.round((estimatedValue ?? 0) * 100), 0);
    expect([status, valueByStatus[status]]).toEqual([status, cents / 100]);
  }
});

it('remembers of each admin which leads they have opened, in sets of ids', async () => {
  const seen = new SeenLeads(new Table(client, leadsTable));
  for (const id of [1, 255, 256, 9_999, 255]) await seen.mark('sam', id);
  await seen.mark('jo', 2);
  expect(await seen.among('sam', [9_999, 1, 2, 255, 256, 257])).toEqual([9_999, 1, 255, 256]);
  expect(await seen.among('jo', [1, 2])).toEqual([2]);
  expect(await seen.among('kim', [1, 2])).toEqual([]);
  expect(await seen.among('sam', [])).toEqual([]);
});

it('lists and counts the pickups that are past, the latest first', async () => {
  const expected = live()
    .filter((lead) => asksIfDone(lead, TODAY))
    .sort(byKey((lead) => leadSortKey(lead, 'preferredDate')))
    .toReversed();
  expect(expected.length).toBeGreaterThan(4);
  const list = { kind: 'past-pickups', statuses: OPEN_STATUSES, today: TODAY } as const;
  const within = (lead: Lead) => asksIfDone(lead, TODAY);
  await expectList(
    (position) => leads.matching({ list, group: {}, within, order: 'desc', limit: 4, position }),
    expected,
  );
  expect(await overview.readToday(TODAY)).toMatchObject({
    pastPickups: expected.length,
    hasMorePast: false,
  });
});

it('the overview lists every day of a period from counters, also a day without leads', async () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  const found = await overview.read(days);
  expect(found.days.map(({ day }) => day)).toEqual(days);
  expect(found.days.at(-1)).toEqual({
    day: '2026-11-22',
    byStatus: {},
    bySource: {},
    byJunkType: {},
    byArea: {},
  });
  // In Halifax a day begins at 04:00 UTC.
  const ofDay = live().filter(({ createdAt }) => createdAt >= '2026-11-20T04' && createdAt < '2026-11-21T04');
  const count = (key: (lead: Lead) => string) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(ofDay, key)).map(([name, some = []]) => [name, some.length]),
    );
  expect(found.days[2]).toEqual({
    day: '2026-11-20',
    byStatus: count(({ status }) => status),
    bySource: count(({ source }) => source),
    byJunkType: count(({ junkType }) => junkType ?? 'none'),
    byArea: count(countedArea),
  });
  expect(found.firstContact.contacted).toBe(
    live().filter(({ createdAt, firstContactAt }) => createdAt >= '2026-11-18T04' && firstContactAt !== null)
      .length,
  );
  expect(found.firstContact.medianMinutes).toEqual(expect.any(Number));
});
