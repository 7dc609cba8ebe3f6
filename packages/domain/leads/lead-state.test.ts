import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import type { Lead } from './lead.ts';
import { isLive, isWorked, listOf } from './lead-state.ts';

const TRASH = {
  deletedAt: '2026-11-22T15:00:00.000Z',
  deletedBy: 'sam',
  expiresAt: '2026-12-22T23:59:59.999Z',
};

it.each<[string, Partial<Lead>, string, boolean, boolean]>([
  ['an ordinary one', {}, 'new', true, true],
  ['a suspicious one', { suspicion: 'honeypot' }, 'suspicious', true, false],
  ['a suspicious one that is deleted', { suspicion: 'honeypot', trash: TRASH }, 'trash', false, false],
  ['a suspicious one that is merged', { suspicion: 'honeypot', mergedInto: 7 }, 'merged', false, false],
  ['a deleted one', { trash: TRASH }, 'trash', false, false],
])('where %s stands', (_name, overrides, list, live, worked) => {
  const lead = aLead(overrides);
  expect([listOf(lead), isLive(lead), isWorked(lead)]).toEqual([list, live, worked]);
});
