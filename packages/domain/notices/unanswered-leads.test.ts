import { expect, it } from '@jest/globals';
import { EMPTY_LEAD, type Lead } from '../leads/lead.ts';
import { unansweredOccasion, unansweredRepeat } from './unanswered-leads.ts';

const LEAD: Lead = {
  ...EMPTY_LEAD,
  id: 12,
  version: 1,
  status: 'new',
  source: 'form',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
};

// Halifax is four hours behind UTC in November, three in July; it is open from 9 to 20.
it.each([
  ['at once', '2026-11-22T15:00:00Z', '2026-11-22T15:00:30Z', null],
  ['just before', '2026-11-22T15:00:00Z', '2026-11-22T15:04:59Z', null],
  ['after five minutes', '2026-11-22T15:00:00Z', '2026-11-22T15:05:00Z', 5],
  ['a lead of the night, at nine', '2026-11-22T06:00:00Z', '2026-11-22T13:00:30Z', null],
  ['a lead of the night, five past nine', '2026-11-22T06:00:00Z', '2026-11-22T13:05:00Z', 5],
  ['three minutes before closing, at closing', '2026-11-22T23:57:00Z', '2026-11-23T00:30:00Z', null],
  ['three minutes before closing, the next day', '2026-11-22T23:57:00Z', '2026-11-23T13:02:00Z', 5],
  ['in summer', '2026-07-22T12:00:00Z', '2026-07-22T12:06:00Z', 6],
])(
  'unansweredOccasion counts business hours from when the team was told: %s',
  (_case, told, now, minutes) => {
    expect(unansweredOccasion(LEAD, told, new Date(now))).toEqual(
      minutes === null ? null : { kind: 'unanswered_lead', lead: LEAD, minutes, isRepeat: false },
    );
  },
);

it.each<[string, Partial<Lead>]>([
  ['that was called', { firstContactAt: '2026-11-22T15:02:00Z' }],
  ['that an admin has changed', { updatedBy: 'admin' }],
  ['that moved on', { status: 'contacted' }],
  ['that was canceled', { status: 'canceled' }],
  ['in the trash', { trash: { deletedAt: '', deletedBy: '', expiresAt: '' } }],
  ['that was merged', { mergedInto: 3 }],
])('unansweredOccasion is null for a lead %s', (_case, overrides) => {
  const now = new Date('2026-11-22T16:00:00Z');
  expect(unansweredOccasion({ ...LEAD, ...overrides }, '2026-11-22T15:00:00Z', now)).toBeNull();
});

const ASKED_AT = '2026-11-22T15:00:00.000Z';
const REPEATED: Lead = {
  ...LEAD,
  status: 'contacted',
  firstContactAt: '2026-11-20T15:02:00.000Z',
  updatedBy: 'admin',
  askedAgain: 1,
  askedAgainAt: ASKED_AT,
  newsAt: ASKED_AT,
};

it.each([
  ['just before', '2026-11-22T15:04:59Z', null],
  ['after five minutes', '2026-11-22T15:05:00Z', 5],
  ['the next morning, by business hours', '2026-11-23T13:01:00Z', 541],
])(
  'unansweredRepeat counts from the repeat of a lead that was answered before: %s',
  (_case, now, minutes) => {
    expect(unansweredRepeat(REPEATED, ASKED_AT, new Date(now))).toEqual(
      minutes === null ? null : { kind: 'unanswered_lead', lead: REPEATED, minutes, isRepeat: true },
    );
  },
);

it.each<[string, Partial<Lead>]>([
  ['with which somebody has dealt', { newsAt: null }],
  ['that was corrected since', { newsAt: '2026-11-22T15:01:00.000Z' }],
  ['that waits for its first contact', { status: 'new', firstContactAt: null, updatedBy: null }],
  ['that is suspicious', { suspicion: 'too_fast' }],
  ['in the trash', { trash: { deletedAt: '', deletedBy: '', expiresAt: '' } }],
])('unansweredRepeat is null for a lead %s', (_case, overrides) => {
  const now = new Date('2026-11-22T16:00:00Z');
  expect(unansweredRepeat({ ...REPEATED, ...overrides }, ASKED_AT, now)).toBeNull();
});
