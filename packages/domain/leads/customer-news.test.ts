import { expect, it } from '@jest/globals';
import { changeLead, type LeadPatch } from './change-lead.ts';
import { customerNews, needsReply, withQuestionNews } from './customer-news.ts';
import { EMPTY_LEAD, type Lead } from './lead.ts';
import { noticeNews } from './notice-news.ts';
import { withCall } from './record-call.ts';
import { cancelRequest, correctRequest } from './request/correct-request.ts';
import { attachSubmission } from './submission/attach-submission.ts';

const THEN = '2026-11-20T15:00:00.000Z';
const NOW = new Date('2026-11-21T15:00:00.000Z');

const booked = {
  ...EMPTY_LEAD,
  id: 12,
  version: 3,
  status: 'scheduled',
  source: 'form',
  name: 'Frank Beaton',
  phone: '(902) 555-0148',
  address: '1 Oak St, Dartmouth',
  junkType: 'furniture',
  createdAt: THEN,
  updatedAt: THEN,
  updatedBy: 'sam',
  firstChangedAt: THEN,
  firstContactAt: THEN,
} as Lead;

const corrected = (lead: Lead) => {
  const change = correctRequest(lead, { fields: { address: '2 Oak St, Dartmouth' }, note: null }, NOW);
  if (!change) throw new Error('nothing corrected');
  return change.lead;
};
const asked = (lead: Lead) => attachSubmission(lead, { ...booked, details: 'A sofa too.' }, NOW).lead;

const questioned = (lead: Lead, at = NOW.toISOString()) =>
  withQuestionNews(lead, { ...lead, openQuestions: 'Do you bring boxes?', updatedAt: at });

const DID: [NonNullable<ReturnType<typeof customerNews>>, (lead: Lead) => Lead][] = [
  ['canceled', (lead) => cancelRequest(lead, NOW)],
  ['corrected', corrected],
  ['asked_again', asked],
  ['questioned', (lead) => questioned(lead)],
];

/** What an admin does about it, and what they may have been about to do before they knew. */
const DEALING: LeadPatch[] = [
  { status: 'completed' },
  { scheduledDate: '2026-12-01' },
  { scheduledDate: '2026-12-01', scheduledHours: '09:00-11:00' },
  { followUpDate: '2026-12-01' },
];
const BESIDE: LeadPatch[] = [
  { ownerId: 'ann' },
  { notes: 'Two stairs.' },
  { estimatedValue: 250 },
  { name: 'Frank B.' },
];

it.each(DID)(
  'a scheduled lead that its customer %s needs a reply until somebody has dealt with it',
  (news, act) => {
    expect(needsReply(booked)).toBe(false);
    const lead = act(booked);
    expect([needsReply(lead), customerNews(lead)]).toEqual([true, news]);
    const noted = noticeNews(lead, 'ann', NOW);
    expect(noted).toMatchObject({ event: { type: 'noticed' }, next: { newsAt: null, updatedBy: 'ann' } });
    expect(noticeNews(booked, 'ann', NOW)).toBeNull();
    const dealt = [
      noted?.next ?? lead,
      withCall(lead, { outcome: 'reached' }, NOW),
      ...DEALING.map((patch) => changeLead(lead, patch, 'ann', NOW).lead),
    ];
    for (const one of dealt) expect(needsReply(one)).toBe(false);
    for (const one of [
      withCall(lead, { outcome: 'no-answer' }, NOW),
      ...BESIDE.map((patch) => changeLead(lead, patch, 'ann', NOW).lead),
    ])
      expect(needsReply(one)).toBe(true);
  },
);

it('what waits for its first contact waits already; a cancellation of it is told', () => {
  const fresh: Lead = {
    ...booked,
    status: 'new',
    updatedBy: null,
    firstChangedAt: null,
    firstContactAt: null,
  };
  for (const act of [corrected, asked]) expect(act(fresh).newsAt).toBeNull();
  expect(needsReply(cancelRequest(fresh, NOW))).toBe(true);
  const noted = changeLead(fresh, { notes: 'x' }, 'ann', NOW).lead;
  expect(corrected(noted).newsAt).toBe(NOW.toISOString());
});

it('a question is dealt with once it was answered, and what the customer did beside it is not', () => {
  const LATER = '2026-11-21T16:00:00.000Z';
  const answered = (lead: Lead) => withQuestionNews(lead, { ...lead, openQuestions: null, updatedAt: LATER });
  expect(needsReply(answered(questioned(booked)))).toBe(false);
  expect(customerNews(answered(questioned(corrected(booked), '2026-11-21T15:30:00.000Z')))).toBe('corrected');
  const both = { ...questioned(booked), openQuestions: 'Do you bring boxes?\nWhen?' };
  const left = withQuestionNews(both, { ...both, openQuestions: 'When?', updatedAt: LATER });
  expect(customerNews(left)).toBe('questioned');
  // A request to which nobody has replied waits for that.
  const fresh = {
    ...booked,
    status: 'new',
    updatedBy: null,
    firstChangedAt: null,
    firstContactAt: null,
  } as Lead;
  expect(questioned(fresh).newsAt).toBeNull();
  expect(withQuestionNews(booked, { ...booked, name: 'F. Beaton' })).toMatchObject({ newsAt: null });
});
