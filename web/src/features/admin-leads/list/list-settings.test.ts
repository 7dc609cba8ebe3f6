import { listLeadsSchema } from '@harbour-haul/contract/leads/list-leads';
import { validationErrors } from '@harbour-haul/contract/validate';
import { AREA_FILTERS, JUNK_TYPE_FILTERS } from '@harbour-haul/domain/leads/search/lead-filters';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/search/lead-order';
import { QUICK_FILTERS } from '@harbour-haul/domain/leads/views/lead-view';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CountedLeads } from '../overview/counted-leads.ts';
import {
  isSortable,
  type ListSettings,
  listLeadsQuery,
  readSettings,
  STATUS_FILTERS,
  toggleQuick,
  withGroup,
  withoutFilters,
  writeSettings,
} from './list-settings.ts';

const PLAIN: ListSettings = {
  status: 'all',
  sort: 'name',
  order: 'asc',
  search: '',
  quick: [],
  junkType: null,
  area: null,
  counted: null,
  rows: 10,
};

const COUNTED: CountedLeads[] = [
  { from: '2026-11-01', to: '2026-11-22', group: null },
  { from: '2026-11-22', to: '2026-11-22', group: { by: 'source', name: 'kijiji' } },
  { from: '2026-11-22', to: '2026-11-22', group: { by: 'area', name: 'Dartmouth' } },
];

/** A figure of the overview leads to its own list. */
const withCounted = (now: ListSettings, counted: CountedLeads | null) => ({
  ...withoutFilters(now),
  counted,
});

/** Settings as a user can come to them: by one choice after the other. */
const settings = fc
  .array(
    fc.oneof(
      fc.constantFrom(...STATUS_FILTERS).map((status) => (now: ListSettings) => ({ ...now, status })),
      fc
        .constantFrom('', 'ann', '#12', 'élise & co')
        .map((search) => (now: ListSettings) => ({ ...now, search })),
      fc.constantFrom(...QUICK_FILTERS).map((one) => (now: ListSettings) => toggleQuick(now, one)),
      fc.constantFrom(null, ...COUNTED).map((counted) => (now: ListSettings) => withCounted(now, counted)),
      fc.constantFrom(...LEAD_SORT_FIELDS).map((sort) => (now: ListSettings) => ({ ...now, sort })),
      fc
        .constantFrom(null, ...JUNK_TYPE_FILTERS)
        .map((junkType) => (now: ListSettings) => withGroup(now, { junkType })),
      fc.constantFrom(null, ...AREA_FILTERS).map((area) => (now: ListSettings) => withGroup(now, { area })),
      fc.constantFrom(...SORT_ORDERS).map((order) => (now: ListSettings) => ({ ...now, order })),
    ),
  )
  .map((choices) => choices.reduce((now, choose) => choose(now), PLAIN));

describe('the settings of the list', () => {
  it('list settings survive a round trip through the URL, and leave the rest of it alone', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        const address = writeSettings(new URLSearchParams('tab=1&search=old&show=needs-reply'), chosen);
        expect(readSettings(new URLSearchParams(address.toString()))).toEqual(chosen);
        expect(address.get('tab')).toBe('1');
      }),
    );
  });

  it('listLeadsQuery names everything that is chosen, as the server takes it', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        const query = listLeadsQuery(chosen);
        expect(validationErrors(listLeadsSchema(), query)).toBeNull();
        const { needsReply, followUpDue, pickupPast, owner } = query;
        expect([needsReply, followUpDue, pickupPast, owner].filter(Boolean)).toHaveLength(
          chosen.quick.length,
        );
        expect(query.status ?? 'all').toBe(chosen.status);
        expect(query.search ?? '').toBe(chosen.search);
        if (chosen.area !== null) expect(query.area).toBe(chosen.area);
        if (chosen.junkType !== null) expect(query.junkType).toBe(chosen.junkType);
        expect(query.createdFrom ?? null).toBe(chosen.counted?.from ?? null);
        // What is narrowed has an order of its own.
        expect('sort' in query).toBe(isSortable(chosen));
      }),
    );
  });

  it.each<[string, Partial<ListSettings>]>([
    ['a status', { status: 'contacted' }],
    ['a type', { junkType: 'furniture' }],
    ['an area', { area: 'Dartmouth' }],
    ['a search', { search: 'chen' }],
    ['another quick filter', { quick: ['mine'] }],
    ['the leads behind a figure', { counted: { from: '2026-11-01', to: '2026-11-22', group: null } }],
  ])('a quick filter takes %s not away, and leaves it when it is taken off', (_what, chosen) => {
    const before = { ...PLAIN, ...chosen };
    const both = toggleQuick(before, 'needs-reply');
    expect(both).toEqual({ ...before, quick: ['needs-reply', ...(chosen.quick ?? [])] });
    expect(toggleQuick(both, 'needs-reply')).toEqual(before);
  });

  it('mine and unassigned take each other’s place: no lead is both', () => {
    expect(toggleQuick({ ...PLAIN, quick: ['needs-reply', 'mine'] }, 'unassigned').quick).toEqual([
      'needs-reply',
      'unassigned',
    ]);
  });

  it('an area takes the place of the area of a figure, and no other part of it', () => {
    const [, ofSource, ofArea] = COUNTED;
    expect(withGroup({ ...PLAIN, counted: ofArea ?? null }, { area: 'Bedford' })).toMatchObject({
      area: 'Bedford',
      counted: { from: '2026-11-22', group: null },
    });
    expect(withGroup({ ...PLAIN, counted: ofSource ?? null }, { area: 'Bedford' })).toMatchObject({
      counted: { group: { by: 'source' } },
    });
  });

  it.each([
    ['status=scheduled', { status: 'scheduled', sort: 'createdAt', order: 'desc' }],
    ['status=constructor&sort=__proto__&order=up', { sort: 'createdAt', order: 'desc' }],
    ['search=ann&status=new&sort=name', { search: 'ann', status: 'new' }],
    ['search=a', { sort: 'createdAt', order: 'desc' }],
    [`search=${'x'.repeat(101)}`, { sort: 'createdAt', order: 'desc' }],
    ['show=needs-reply&status=new&search=ann', { status: 'new', needsReply: 'true', search: 'ann' }],
    ['show=needs-reply,mine&in=Dartmouth', { needsReply: 'true', owner: 'me', area: 'Dartmouth' }],
    ['show=unassigned,mine,nonsense', { owner: 'me' }],
    ['show=mine&search=a', { owner: 'me' }],
    ['show=follow-up-due', { followUpDue: 'true' }],
    ['show=pickup-past,mine', { pickupPast: 'true', owner: 'me' }],
    ['type=furniture&in=Cole+Harbour', { order: 'desc', junkType: 'furniture', area: 'Cole Harbour' }],
    ['show=mine&type=none', { owner: 'me', junkType: 'none' }],
    ['type=sofas&in=Paris', { sort: 'createdAt', order: 'desc' }],
    [
      'from=2026-11-01&to=2026-11-02&area=Dartmouth&type=yard',
      {
        order: 'desc',
        createdFrom: '2026-11-01',
        createdTo: '2026-11-02',
        area: 'Dartmouth',
        junkType: 'yard',
      },
    ],
  ])('listLeadsQuery of the URL query %s', (address, query) => {
    expect(listLeadsQuery(readSettings(new URLSearchParams(address)))).toEqual(query);
  });
});
