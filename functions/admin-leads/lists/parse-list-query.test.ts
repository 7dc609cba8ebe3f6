import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { expect, it } from '@jest/globals';
import type { ListDeps } from './lead-list.ts';
import { parseListQuery } from './parse-list-query.ts';

/** No lead can be read by these. */
const deps = { leads: {}, leadCounts: {}, now: () => new Date('2026-11-27T15:00:00.000Z') } as ListDeps;

it.each<ListLeadsQuery>([
  { owner: 'none', status: 'completed' },
  { owner: 'me', status: 'trash', search: 'chen' },
  { followUpDue: 'true', status: 'canceled', area: 'Bedford' },
  { needsReply: 'true', owner: 'none', status: 'completed' },
  { owner: 'none', status: 'suspicious', createdFrom: '2026-11-01', createdTo: '2026-11-27' },
])('looks at no row for what can have none: %j', async (query) => {
  const list = parseListQuery(query, { limit: 10, username: 'dana' }, deps);
  expect(await list.read({ at: 'first' })).toEqual({ leads: [], total: null, nextKey: null, prevKey: null });
  expect(await list.count()).toEqual({ count: 0, isMore: false });
});
