import { expect, it } from '@jest/globals';
import { awaitsFirstContact } from './awaits-first-contact.ts';
import type { Lead } from './lead.ts';
import { withCall } from './record-call.ts';
import { createLead } from './submission/create-lead.ts';
import { parseChatSubmission } from './submission/parse-submission.ts';

const NOW = new Date('2026-11-23T15:00:00.000Z');
const AT = NOW.toISOString();
const BEFORE = '2026-11-20T15:00:00.000Z';
const aLead = (changes: Partial<Lead> = {}): Lead => ({
  ...createLead(parseChatSubmission({}, NOW), 7, NOW),
  ...changes,
});

it('who was reached has been contacted, once', () => {
  const reached = withCall(aLead(), { outcome: 'reached' }, NOW);
  expect(reached.firstContactAt).toBe(AT);
  expect(withCall(aLead({ firstContactAt: BEFORE }), { outcome: 'reached' }, NOW).firstContactAt).toBe(
    BEFORE,
  );
});

it('who did not answer goes on waiting', () => {
  const lead = aLead({ status: 'new', firstContactAt: null, updatedBy: null });
  expect(awaitsFirstContact(withCall(lead, { outcome: 'no-answer' }, NOW))).toBe(true);
});

it('counts the calls that nobody answered, until one is', () => {
  const once = withCall(aLead(), { outcome: 'no-answer' }, new Date(BEFORE));
  expect(once).toMatchObject({ unanswered: 1, unansweredAt: BEFORE });
  const twice = withCall(once, { outcome: 'no-answer' }, NOW);
  expect(twice).toMatchObject({ unanswered: 2, unansweredAt: AT });
  expect(withCall(twice, { outcome: 'reached' }, NOW)).toMatchObject({ unanswered: 0, unansweredAt: null });
  const before = { unanswered: 1, unansweredAt: BEFORE };
  expect(withCall(twice, { outcome: 'taken-back', ...before }, NOW)).toMatchObject(before);
  expect(withCall(twice, { outcome: 'taken-back' }, NOW)).toMatchObject({ unanswered: 2, unansweredAt: AT });
});

it.each([
  ['was the first contact', 'new', AT, null],
  ['was not the first contact', 'new', undefined, AT],
  ['was another first contact', 'new', BEFORE, AT],
  ['is of a lead whose status says that there was one', 'contacted', AT, AT],
] as const)('a call that is taken back and %s', (_case, status, firstContactAt, left) => {
  const lead = aLead({ status, firstContactAt: AT });
  expect(withCall(lead, { outcome: 'taken-back', firstContactAt }, NOW).firstContactAt).toBe(left);
});
