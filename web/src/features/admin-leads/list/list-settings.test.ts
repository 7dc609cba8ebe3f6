import { AREA_FILTERS, JUNK_TYPE_FILTERS } from '@harbour-haul/domain/leads/search/lead-filters';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/search/lead-order';
import { QUICK_FILTERS } from '@harbour-haul/domain/leads/views/lead-view';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type ListSettings,
  listLeadsQuery,
  readSettings,
  STATUS_FILTERS,
  withGroup,
  withQuick,
  withSearch,
  withStatus,
  writeSettings,
} from './list-settings.ts';

const PLAIN: ListSettings = {
  status: 'all',
  sort: 'name',
  order: 'asc',
  search: '',
  quick: null,
  junkType: null,
  area: null,
  counted: null,
  rows: 10,
};

/** Settings as a user can come to them: by one choice after the other. */
const settings = fc
  .array(
    fc.oneof(
      fc.constantFrom(...STATUS_FILTERS).map((one) => (now: ListSettings) => withStatus(now, one)),
      fc
        .constantFrom('', 'ann', '#12', 'élise & co')
        .map((one) => (now: ListSettings) => withSearch(now, one)),
      fc.constantFrom(null, ...QUICK_FILTERS).map((one) => (now: ListSettings) => withQuick(now, one)),
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

  it('listLeadsQuery never requests two lists at once, and searches within one', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        const names = Object.keys(listLeadsQuery(chosen));
        const isNamed = (...lists: string[]) => names.filter((name) => lists.includes(name)).length;
        const queues = isNamed('needsReply', 'followUpDue', 'owner');
        expect(queues).toBe(chosen.quick === null ? 0 : 1);
        if (queues === 0) expect(isNamed('search', 'order')).toBe(1);
        else expect(isNamed('order')).toBe(0);
        // What is narrowed has an order of its own.
        expect(names.includes('sort')).toBe(
          names.includes('order') && chosen.junkType === null && chosen.area === null,
        );
      }),
    );
  });

  it.each([
    ['status=scheduled', { status: 'scheduled', sort: 'createdAt', order: 'desc' }],
    ['status=constructor&sort=__proto__&order=up', { sort: 'createdAt', order: 'desc' }],
    ['search=ann&status=new&sort=name', { search: 'ann', status: 'new' }],
    ['search=a', { sort: 'createdAt', order: 'desc' }],
    [`search=${'x'.repeat(101)}`, { sort: 'createdAt', order: 'desc' }],
    ['show=needs-reply&status=completed&search=ann', { needsReply: 'true', search: 'ann' }],
    ['show=mine&search=a', { owner: 'me' }],
    ['show=follow-up-due', { followUpDue: 'true' }],
    ['type=furniture&in=Cole+Harbour', { order: 'desc', junkType: 'furniture', area: 'Cole Harbour' }],
    ['show=mine&type=none', { owner: 'me', junkType: 'none' }],
    ['type=sofas&in=Paris', { sort: 'createdAt', order: 'desc' }],
    [
      'from=2026-11-01&to=2026-11-02&area=Dartmouth&type=yard',
      { order: 'desc', createdFrom: '2026-11-01', createdTo: '2026-11-02', area: 'Dartmouth' },
    ],
  ])('listLeadsQuery of the URL query %s', (address, query) => {
    expect(listLeadsQuery(readSettings(new URLSearchParams(address)))).toEqual(query);
  });
});
