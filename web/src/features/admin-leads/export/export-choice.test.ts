import { expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, type ListSettings } from '../list/list-settings.ts';
import {
  daysError,
  type ExportChoice,
  exportFilterOf,
  initialChoice,
  scopeLabels,
  scopesOf,
} from './export-choice.ts';

const PICKUPS: ExportChoice = {
  scope: 'status',
  status: 'all',
  daysOf: 'pickup',
  startDate: '2026-01-01',
  endDate: '2027-01-01',
};
const TOO_MANY = 'Please choose at most 366 days.';

it.each<[string, Partial<ExportChoice>, string | undefined]>([
  ['of pickups, as many as the server takes', {}, undefined],
  ['of pickups, one more', { endDate: '2027-01-02' }, TOO_MANY],
  ['of creation, as many as there are', { daysOf: 'created', endDate: '2036-01-01' }, undefined],
  ['of a selection, which has no pickup days', { scope: 'selection', endDate: '2036-01-01' }, undefined],
  ['of pickups, without an end', { endDate: '' }, 'Please choose the first and the last day.'],
  ['in the wrong order', { endDate: '2025-12-31' }, 'Please use a day that is not before the first.'],
])('days %s', (_case, changes, error) => {
  expect(daysError({ ...PICKUPS, ...changes })).toBe(error);
});

const DAYS = { from: '2026-11-20', to: '2026-11-21' };
const DARTMOUTH = { by: 'area', name: 'Dartmouth' } as const;

it.each<[string, Partial<ListSettings>, string[]]>([
  ['all leads', {}, ['status']],
  ['a search', { search: 'chen' }, ['shown', 'status']],
  ['a queue', { quick: ['needs-reply'] }, ['shown', 'status']],
  ['a queue of a status', { quick: ['needs-reply'], status: 'new' }, ['shown', 'status']],
  ['a search within a queue', { search: 'chen', quick: ['needs-reply'] }, ['shown', 'status']],
  ['two queues at once', { quick: ['needs-reply', 'mine'] }, ['shown', 'status']],
  ['the days of a figure, which are chosen apart', { counted: { ...DAYS, group: null } }, ['status']],
  ['a name of a figure', { counted: { ...DAYS, group: DARTMOUTH } }, ['shown', 'status']],
])('of %s can be exported: %#', (_case, said, scopes) => {
  expect(scopesOf({ settings: { ...DEFAULT_SETTINGS, ...said }, selected: [] })).toEqual(scopes);
});

it('is of all that narrows the list, and says so', () => {
  const combined: Partial<ListSettings> = {
    search: 'chen',
    quick: ['needs-reply', 'mine'],
    status: 'new',
    junkType: 'yard',
    counted: { ...DAYS, group: DARTMOUTH },
  };
  const context = { settings: { ...DEFAULT_SETTINGS, ...combined }, selected: [] };
  expect(scopeLabels(context).shown).toBe('Search: “chen”, Needs reply, Mine, Area Dartmouth, Yard Waste');
  expect(exportFilterOf(initialChoice(context), context)).toEqual({
    search: 'chen',
    needsReply: 'true',
    owner: 'me',
    area: 'Dartmouth',
    junkType: 'yard',
    status: 'new',
    startDate: '2026-11-20',
    endDate: '2026-11-21',
  });
});
