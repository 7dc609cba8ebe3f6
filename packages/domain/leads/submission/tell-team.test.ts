import { aLead, aSubmission } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import type { Lead } from '../lead.ts';
import { planCreation, type SubmissionFacts } from './plan-submission.ts';
import { personFingerprint } from './same-person.ts';
import { MAX_ASKED_BY_OTHERS, noteOnLikeness, tellTeam } from './tell-team.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const address = { phone: '902-555-0148', address: '12 Oak St, Dartmouth' };
const person = personFingerprint(address);

const asking = (said: Partial<Lead> = {}) => {
  const submission = aSubmission({
    ...address,
    name: 'Ann',
    email: 'a@example.com',
    visitorId: 'v-2',
    ...said,
  });
  const facts: SubmissionFacts = { submission, from: 'form', finished: true, now: NOW, chat: null };
  return { kind: 'create', ...planCreation(facts, 12) } as const;
};
const theirs = (said: Partial<Lead> = {}) => {
  const lead = aLead({ ...address, id: 7, visitorId: 'v-1', ...said });
  return { lead, worked: lead };
};
const telling = (leads: ReturnType<typeof theirs>[], chat: { worked: Lead | null } | null = null) => ({
  person,
  leads,
  chat,
  now: NOW,
});

it('never folds a request into the lead of another visitor: it says which it looks like, and notes it there', () => {
  const own = asking({ photoPath: '/uploads/b.jpg' });
  const other = theirs({ email: null, details: 'A sofa.' });
  const { plan, note, likeness } = tellTeam(own, telling([other]));
  expect(plan.receipt).toEqual({ leadId: 12, status: 'new', createdAt: NOW.toISOString() });
  expect(plan.change).toEqual({ ...own.change, after: { ...own.change.after, looksLike: 7 } });
  expect([note, likeness]).toEqual([null, 7]);
  const { next, event } = noteOnLikeness(other.lead, plan.change.after, NOW) ?? {};
  expect(next).toEqual({
    ...other.lead,
    askedAgain: 1,
    askedByOthers: 1,
    askedAgainAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
  });
  expect(event).toEqual({
    type: 'asked_again',
    details: 'Name: Ann\nEmail: a@example.com',
    from: { visitorId: 'v-2', sessionId: null },
  });
});

it.each<[string, Partial<Lead>, Partial<Lead>]>([
  ['the other one was not sent yet', {}, { status: 'incomplete' }],
  ['the other one was left unsent', {}, { leftAt: 'pickup' }],
  ['it is incomplete itself', { name: null }, {}],
])('says which it looks like where %s as well', (_case, said, other) => {
  const { plan, likeness } = tellTeam(asking(said), telling([theirs(other)]));
  expect(plan.change.after).toMatchObject({ mergedInto: null, looksLike: 7 });
  expect(likeness).toBe(7);
});

it('notes nothing where there are notes enough', () => {
  const { lead } = theirs({ askedByOthers: MAX_ASKED_BY_OTHERS });
  expect(noteOnLikeness(lead, asking().change.after, NOW)).toBeNull();
});

it.each<[string, Partial<Lead>]>([
  ['their own', { visitorId: 'v-2' }],
  ['completed', { status: 'completed' }],
  ['of another person', { phone: '902-555-9999' }],
  ['too old', { createdAt: '2026-11-01T15:00:00.000Z' }],
])('tells nothing where the only other lead is %s', (_case, other) => {
  expect(tellTeam(asking(), telling([theirs(other)]))).toEqual({
    plan: asking(),
    note: null,
    likeness: null,
  });
});

it('prefers a lead that was sent, and finds one by those that were merged into it', () => {
  const sent = theirs({ id: 5 });
  const merged = { lead: aLead({ ...address, id: 9, visitorId: null, mergedInto: 5 }), worked: sent.lead };
  const begun = theirs({ id: 8, status: 'incomplete' });
  expect(tellTeam(asking(), telling([merged, begun])).likeness).toBe(5);
});

it('notes what is said later of a request that was merged, and does not count it again', () => {
  const before = aLead({ ...address, id: 12, visitorId: 'v-2', mergedInto: 7 });
  const after = { ...before, email: 'ann@example.com' };
  const receipt = { leadId: 12, status: 'new', createdAt: before.createdAt } as const;
  const plan = { kind: 'continue', change: { before, after, events: [] }, receipt } as const;
  const { note } = tellTeam(
    { ...plan, change: { ...plan.change, events: [] } },
    telling([], { worked: theirs().lead }),
  );
  expect(note).toMatchObject({ after: { id: 7, askedAgain: 0, email: null } });
  expect(note?.events).toMatchObject([{ type: 'asked_again', details: 'Email: ann@example.com' }]);
});

it('tells nobody of what is suspicious, and attaches nothing to it', () => {
  const { kind, ...own } = asking();
  const after: Lead = { ...own.change.after, suspicion: 'honeypot' };
  const suspicious = { kind, ...own, change: { ...own.change, after } } as const;
  expect(tellTeam(suspicious, telling([theirs()]))).toEqual({ plan: suspicious, note: null, likeness: null });
  expect(tellTeam(asking(), telling([theirs({ suspicion: 'honeypot' })])).likeness).toBeNull();
});
