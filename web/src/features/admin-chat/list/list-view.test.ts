import { describe, expect, it } from '@jest/globals';
import { sampleSession } from '../testing/chat-server.ts';
import { FIRST_VIEW, type ListView, mayHoldDay, viewSessions } from './list-view.ts';

const VIEW: ListView = { ...FIRST_VIEW, adminId: 'sam' };

const at = (time: string) => ({ lastActivityAt: `${time}.000Z` });
const SESSIONS = [
  sampleSession('old', {
    visitorId: 'Abc-1',
    ...at('2026-11-19T12:00:00'),
    createdAt: '2026-11-18T12:00:00.000Z',
  }),
  sampleSession('new', {
    customer: { name: 'Priya Nair', junkType: 'electronics', area: null },
    visitorId: 'xabcx',
    leadId: 31,
    ...at('2026-11-21T12:00:00'),
  }),
  // 03:30 in UTC on the 21st is 23:30 on the 20th in Halifax.
  sampleSession('late', {
    visitorId: 'other',
    personRequestedAt: '2026-11-21T03:25:00.000Z',
    ...at('2026-11-21T03:30:00'),
    createdAt: '2026-11-21T03:20:00.000Z',
  }),
  sampleSession('shut', { visitorId: 'abc-2', status: 'closed', ...at('2026-11-20T12:00:00') }),
];

const shown = (view: Partial<ListView>) =>
  viewSessions(SESSIONS, { ...VIEW, ...view }, { position: undefined, found: new Set() }).map(({ id }) => id);

describe('list view', () => {
  it.each([
    ['the active ones, the latest first', {}, ['new', 'late', 'old']],
    ['all of them', { mode: 'all' }, ['new', 'late', 'shut', 'old']],
    ['the oldest first', { mode: 'all', sort: 'oldest' }, ['old', 'shut', 'late', 'new']],
    [
      'those whose visitor id contains it, whatever its case',
      { mode: 'all', search: ' ABC ' },
      ['new', 'shut', 'old'],
    ],
    ['those of a day in Halifax', { mode: 'all', day: '2026-11-20' }, ['late', 'shut']],
    ['those that began on a day', { mode: 'all', day: '2026-11-18' }, ['old']],
    ['none of the evening before', { day: '2026-11-21' }, ['new']],
    ['none', { search: '.*' }, []],
    ['those of a state', { mode: 'needs' }, ['late']],
    ['that of a lead by its number', { mode: 'all', search: 'hh-00031' }, ['new']],
    ['none by a part of its number', { mode: 'all', search: '#3' }, []],
    ['those that are called so', { search: 'priya nair · elec' }, ['new']],
  ] satisfies [string, Partial<ListView>, string[]][])('the list view shows %s', (_text, view, ids) => {
    expect(shown(view)).toEqual(ids);
  });
});

it('the list view shows what the server has found, and of a list what is loaded of it', () => {
  const see = (view: Partial<ListView>, loaded: Partial<Parameters<typeof viewSessions>[2]>) =>
    viewSessions(
      SESSIONS,
      { ...VIEW, mode: 'all', ...view },
      { position: undefined, found: new Set(), ...loaded },
    ).map(({ id }) => id);
  expect(see({ search: 'fridge' }, { found: new Set(['old', 'gone']) })).toEqual(['old']);
  const position = { cursor: 'c', tail: SESSIONS[2], head: '' };
  expect(see({}, { position })).toEqual(['new', 'late']);
  expect(see({ sort: 'oldest' }, { position })).toEqual(['old', 'shut', 'late']);
  expect(see({}, { position: { ...position, cursor: null } })).toHaveLength(4);
});

it.each([
  ['2026-11-19', 'latest', true],
  ['2026-11-20', 'latest', true],
  ['2026-11-21', 'latest', false],
  ['', 'latest', true],
  ['2026-11-19', 'oldest', false],
  ['2026-11-21', 'oldest', true],
] as const)('further pages may hold the day %s of the %s: %s', (day, sort, mayHold) => {
  const last = sampleSession('a', at('2026-11-21T03:30:00'));
  expect(mayHoldDay(last, { ...VIEW, day, sort })).toBe(mayHold);
});

it('who waits longest stands first under Needs you, whoever has written since', () => {
  const asked = (id: string, personRequestedAt: string, lastActivityAt: string) =>
    sampleSession(id, { personRequestedAt, lastActivityAt });
  const sessions = [
    asked('second', '2026-11-21T12:10:00.000Z', '2026-11-21T12:10:00.000Z'),
    asked('first', '2026-11-21T12:00:00.000Z', '2026-11-21T12:29:00.000Z'),
    asked('last', '2026-11-21T12:20:00.000Z', '2026-11-21T12:20:00.000Z'),
  ];
  const see = (view: Partial<ListView>) =>
    viewSessions(sessions, { ...VIEW, ...view }, { position: undefined, found: new Set() }).map(
      ({ id }) => id,
    );
  expect(see({ mode: 'needs', sort: 'oldest' })).toEqual(['first', 'second', 'last']);
  expect(see({ mode: 'needs', sort: 'latest' })).toEqual(['last', 'second', 'first']);
  expect(see({ mode: 'active', sort: 'oldest' })).toEqual(['second', 'last', 'first']);
});
