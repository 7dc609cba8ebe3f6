import { expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, type ListSettings } from '../list/list-settings.ts';
import { daysError, type ExportChoice, scopesOf } from './export-choice.ts';

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

it.each<[string, Partial<ListSettings>, string[]]>([
  ['all leads', {}, ['status']],
  ['a search', { search: 'chen' }, ['shown', 'status']],
  ['a queue', { quick: ['needs-reply'] }, ['shown', 'status']],
  ['a queue of a status', { quick: ['needs-reply'], status: 'new' }, ['shown', 'status']],
  ['a search within a queue, which no export is of', { search: 'chen', quick: ['needs-reply'] }, ['status']],
  ['two queues at once, which no export is of', { quick: ['needs-reply', 'mine'] }, ['status']],
])('of %s can be exported: %#', (_case, said, scopes) => {
  expect(scopesOf({ settings: { ...DEFAULT_SETTINGS, ...said }, selected: [] })).toEqual(scopes);
});
