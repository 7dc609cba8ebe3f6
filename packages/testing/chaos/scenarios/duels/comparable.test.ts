import { expect, it } from '@jest/globals';
import { comparable, difference } from './comparable.ts';

const NAMES = new Map([
  ['1', '<lead>'],
  ['2', '<other>'],
  ['visitor-fe57b850-a7f7-4816-a165-123456789012', '<visitor>'],
]);

it('names leads where a number is that of a lead, and times, ids and versions nowhere', () => {
  const lead = {
    id: 1,
    version: 3,
    notedVersions: { from: 2, to: 3 },
    askedAgain: 1,
    mergedInto: 2,
    createdAt: '2026-11-26T11:18:16.716Z',
  };
  const visitorId = 'visitor-fe57b850-a7f7-4816-a165-123456789012';
  expect(comparable({ leads: { 1: { lead, merged: [2] } }, chat: { seq: 1, visitorId } }, NAMES)).toEqual([
    'chat.seq 1',
    'chat.visitorId <visitor>',
    'leads.<lead>.lead.askedAgain 1',
    'leads.<lead>.lead.createdAt a time',
    'leads.<lead>.lead.id <lead>',
    'leads.<lead>.lead.mergedInto <other>',
    'leads.<lead>.merged[] <other>',
  ]);
});

it('names leads where a text or a row calls them by their numbers', () => {
  const merged = { details: 'From #2:\nTwo of 2 sofas, #21', rows: ['merged#2', 'lead#1', 'term#1st'] };
  expect(comparable(merged, NAMES)).toEqual([
    'details From #<other>:\nTwo of 2 sofas, #21',
    'rows[] lead#<lead>',
    'rows[] merged#<other>',
    'rows[] term#1st',
  ]);
});

it('tells apart what is there once and twice', () => {
  const [once, twice] = [[7], [7, 7]].map((rows) => comparable({ rows }, NAMES));
  expect(difference(twice ?? [], once ?? [])).toEqual(['+ rows[] 7']);
  expect(difference(once ?? [], twice ?? [])).toEqual(['- rows[] 7']);
});
