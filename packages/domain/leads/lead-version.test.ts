import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import type { Lead } from './lead.ts';
import { asNextVersion, isAsRead, isAsSeen } from './lead-version.ts';

const READ = aLead({ version: 4 });
const changed = (lead: Lead, change: Partial<Lead>) => asNextVersion(lead, { ...lead, ...change });
const noted = (lead: Lead) => {
  const time = `2026-11-21T15:00:0${lead.askedByOthers}.000Z`;
  const count = { askedAgain: lead.askedAgain + 1, askedByOthers: lead.askedByOthers + 1 };
  return changed(lead, { ...count, askedAgainAt: time, updatedAt: time });
};
const good = (lead: Lead) => [3, 4, 5, 6, 7, 8].filter((version) => isAsRead(lead, version));

it('a lead that was read is as read through any number of notes of other visitors', () => {
  expect([good(READ), good(noted(READ)), good(noted(noted(READ)))]).toEqual([[4], [4, 5], [4, 5, 6]]);
});

it.each<[string, Partial<Lead>]>([
  ['an admin changes', { notes: 'Called.' }],
  ['the customer changes', { askedAgain: 1, askedAgainAt: '2026-11-21T15:00:00.000Z', newsAt: 'now' }],
  ['a merged request changes with a note', { askedByOthers: 2, photoPath: '/uploads/a.jpg' }],
  ['changes at no time that is noted', { updatedAt: '2026-11-21T16:00:00.000Z' }],
])('what %s is to be read, before and after a note', (_what, change) => {
  expect(good(changed(READ, change))).toEqual([5]);
  expect(good(changed(noted(READ), change))).toEqual([6]);
  expect(good(noted(changed(READ, change)))).toEqual([5, 6]);
});

it('what an earlier build stores, which carries the noted versions along, is to be read', () => {
  const byEarlier = { ...noted(READ), status: 'contacted', version: 6 } as const;
  expect(good(byEarlier)).toEqual([6]);
  expect(good(noted(byEarlier))).toEqual([6, 7]);
});

const seen = (lead: Lead) => [3, 4, 5, 6, 7].filter((version) => isAsSeen(lead, version));

it('a homeowner has seen all of a lead that the team notes, plans and gives to somebody meanwhile', () => {
  const work = [
    { notes: 'Called.' },
    { ownerId: 'ann', status: 'contacted' },
    { followUpDate: 'x' },
  ] as const;
  const after = work.reduce<Lead>(changed, READ);
  expect([seen(after), good(after)]).toEqual([[4, 5, 6, 7], [7]]);
  expect(seen(noted(changed(READ, { notes: 'x' })))).toEqual([4, 5, 6]);
});

it.each<[string, Partial<Lead>]>([
  ['another address', { address: '2 Elm St' }],
  ['other details', { details: 'Two sofas' }],
  ['a pickup', { scheduledDate: '2026-12-01T12:00:00.000Z' }],
  ['other hours of it', { scheduledHours: '09:00-11:00' }],
])('%s is to be seen, before and after a note of the team', (_what, change) => {
  expect(seen(changed(changed(READ, { notes: 'x' }), change))).toEqual([6]);
  expect(seen(changed(changed(READ, change), { notes: 'x' }))).toEqual([5, 6]);
});
