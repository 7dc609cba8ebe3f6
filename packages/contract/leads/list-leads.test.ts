import { describe, expect, it } from '@jest/globals';
import type { Schema } from 'yup';
import { validationErrors } from '../validate.ts';
import { listLeadsSchema } from './list-leads.ts';
import { getLeadsOverviewRequest } from './overview/get-leads-overview.ts';

const named = (schema: Schema, query: unknown) =>
  Object.getOwnPropertyNames(validationErrors(schema, query) ?? {});

describe('the query of a list', () => {
  it.each([
    {},
    { status: 'trash', sort: 'name', order: 'asc', limit: '100', _t: '1' },
    { search: 'x'.repeat(100), status: 'new', after: 'WyJ4Il0' },
    { needsReply: 'true', last: 'true' },
    { followUpDue: 'true', before: 'WyJ4Il0', last: 'false' },
    { visitorId: 'v-1', status: 'all' },
    { search: '', needsReply: 'true' },
    { createdFrom: '2026-11-22', createdTo: '2026-11-22', status: 'new', area: 'Dartmouth' },
    { area: 'Dartmouth', junkType: 'none', owner: 'me' },
    { search: 'ann', junkType: 'furniture' },
    { needsReply: 'true', followUpDue: 'true', owner: 'me', status: 'new', area: 'Dartmouth' },
    { createdFrom: '2026-11-22', createdTo: '2026-11-22', search: 'x', owner: 'none' },
  ])('may be %j', (query) => expect(named(listLeadsSchema(), query)).toEqual([]));

  it.each([
    ['{"__proto__":"1"}', '__proto__'],
    ['{"constructor":"1"}', 'constructor'],
    ['{"status":"merged"}', 'status'],
    ['{"status":"toString"}', 'status'],
    ['{"sort":"__proto__"}', 'sort'],
    ['{"needsReply":"false"}', 'needsReply'],
    ['{"followUpDue":""}', 'followUpDue'],
    ['{"visitorId":"a b"}', 'visitorId'],
    ['{"after":"not base64!"}', 'after'],
    ['{"search":"x","visitorId":"v-1"}', 'visitorId'],
    ['{"after":"a","last":"true"}', 'after'],
    ['{"createdFrom":"2026-11-22"}', 'createdFrom'],
    ['{"createdFrom":"2026-11-22","createdTo":"2026-11-21"}', 'createdFrom'],
    ['{"createdFrom":"22 Nov","createdTo":"2026-11-21"}', 'createdFrom'],
    ['{"source":"form"}', 'createdFrom'],
    ['{"area":"Dartmouth","visitorId":"v-1"}', 'visitorId'],
    [`{"area":"${'x'.repeat(51)}"}`, 'area'],
    ['{"owner":"me","visitorId":"v-1"}', 'visitorId'],
    [`{"search":"${'x'.repeat(101)}"}`, 'search'],
  ])('may not be %s', (query, name) => expect(named(listLeadsSchema(), JSON.parse(query))).toEqual([name]));
});

describe('the query of the overview', () => {
  it.each([{}, { days: '7' }, { days: '30', _t: 'x' }, { days: '90' }])('may be %j', (query) => {
    expect(named(getLeadsOverviewRequest.query(), query)).toEqual([]);
  });

  it.each([
    ['{"days":"31"}', 'days'],
    ['{"days":"7.0"}', 'days'],
    ['{"days":"hasOwnProperty"}', 'days'],
    ['{"__proto__":"7"}', '__proto__'],
  ])('may not be %s', (query, name) =>
    expect(named(getLeadsOverviewRequest.query(), JSON.parse(query))).toEqual([name]),
  );
});
