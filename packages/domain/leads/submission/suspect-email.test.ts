import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import type { Lead } from '../lead.ts';
import { emailToJudge } from './suspect-email.ts';

const before = aLead({ email: 'first@example.com', suspicion: null, updatedBy: null, firstContactAt: null });
const judged = (change: Partial<Lead>, lead = before) =>
  emailToJudge({ before: lead, after: { ...lead, ...change }, events: [] });

it('judges the address that a lead gets, the first or another', () => {
  expect(judged({ email: 'second@example.com' })).toBe('second@example.com');
  expect(judged({ email: 'first@example.com' }, { ...before, email: null })).toBe('first@example.com');
});

it.each<[string, Partial<Lead>]>([
  ['the same address', {}],
  ['none', { email: null }],
  ['what is no address', { email: 'second@' }],
  ['that of a lead that an admin has changed', { email: 'second@example.com', updatedBy: 'sam' }],
  ['that of somebody who was called', { email: 'second@example.com', firstContactAt: before.createdAt }],
  ['that of a lead that is suspicious already', { email: 'second@example.com', suspicion: 'too_fast' }],
])('does not judge %s', (_what, change) => {
  expect(judged(change)).toBeNull();
});
