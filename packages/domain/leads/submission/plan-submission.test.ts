import { aLead, aSubmission } from '@harbour-haul/testing/leads';
import { describe, expect, it } from '@jest/globals';
import type { Lead } from '../lead.ts';
import {
  type ChatLead,
  planCreation,
  planSubmission,
  repeatingPerson,
  type SubmissionFacts,
} from './plan-submission.ts';
import { personFingerprint } from './same-person.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LONG_AGO = '2026-11-01T15:00:00.000Z';
const TRASH = { deletedAt: 'then', deletedBy: 'sam', expiresAt: '2026-12-21T15:00:00.000Z' };

const person = { phone: '902-555-0148', address: '12 Oak St, Dartmouth' };
const JANE = personFingerprint(person);

const saving = (facts: Partial<SubmissionFacts> = {}): SubmissionFacts => ({
  submission: aSubmission({ ...person, source: 'chat', visitorId: 'v-1', sessionId: 's-1' }),
  from: 'chat',
  finished: true,
  now: NOW,
  chat: null,
  ...facts,
});

const sendingForm = (facts: Partial<SubmissionFacts> = {}): SubmissionFacts =>
  saving({ submission: aSubmission({ ...person, visitorId: 'v-1' }), from: 'form', ...facts });

/** The chat's lead 1 as its link names it, or another lead that it was merged into. */
const chatOf = (said: Partial<Lead> = {}, link: Partial<ChatLead['link']> = {}): ChatLead => ({
  link: { leadId: 1, ...link },
  ...unmerged(
    aLead({
      ...person,
      id: 1,
      source: 'chat',
      visitorId: 'v-1',
      sessionId: 's-1',
      status: 'incomplete',
      ...said,
    }),
  ),
});

const unmerged = (lead: Lead) => ({ lead, worked: lead });
const open = (said: Partial<Lead> = {}) => aLead({ ...person, id: 9, visitorId: 'v-1', ...said });

/** What is planned: its kind, the lead that is changed, and what its sender learns of. */
function planned(facts: SubmissionFacts, personLeads: Lead[] = []) {
  const plan = planSubmission(facts, personLeads.map(unmerged));
  if (plan.kind === 'create') return [plan.kind];
  return [plan.kind, plan.change.after.id, plan.receipt.leadId, plan.receipt.askedAgain ?? false];
}

describe('a chat (decision 0009)', () => {
  it.each<[string, SubmissionFacts, unknown[]]>([
    ['that has no lead yet', saving(), ['create']],
    ['that has a lead', saving({ chat: chatOf() }), ['continue', 1, 1, false]],
    ['whose lead is gone', saving({ chat: { link: { leadId: 1 }, lead: null, worked: null } }), ['create']],
    ['whose lead is in the trash', saving({ chat: chatOf({ trash: TRASH }) }), ['create']],
    ['whose lead is finished', saving({ chat: chatOf({ status: 'scheduled' }) }), ['continue', 1, 1, false]],
    ['whose lead is canceled', saving({ chat: chatOf({ status: 'canceled' }) }), ['create']],
    ['whose lead is done', saving({ chat: chatOf({ status: 'completed' }) }), ['create']],
    [
      'that goes on although its lead is canceled',
      saving({ chat: chatOf({ status: 'canceled' }), finished: false }),
      ['continue', 1, 1, false],
    ],
    ['whose lead was merged into another', saving({ chat: chatOf({ id: 5 }) }), ['continue', 5, 5, true]],
    ['whose lead is another visitor’s', saving({ chat: chatOf({ visitorId: 'v-2' }) }), ['create']],
    ['that was attached', saving({ chat: chatOf({}, { takenIn: true }) }), ['continue', 1, 1, true]],
  ])('%s is planned by its own link', (_case, facts, plan) => {
    expect(planned(facts)).toEqual(plan);
  });

  it('that says nothing new changes nothing', () => {
    const { lead } = chatOf({
      ...aSubmission({ ...person, visitorId: 'v-1' }),
      status: 'new',
      sessionId: 's-1',
    });
    const submission = aSubmission({ ...person, visitorId: 'v-1', sessionId: 's-1' });
    const plan = planSubmission(
      saving({ submission, chat: { link: { leadId: 1 }, lead, worked: lead } }),
      [],
    );
    expect(plan).toMatchObject({ kind: 'continue', change: { events: [] } });
    expect(plan.kind === 'continue' && plan.change.after).toBe(lead);
  });

  it('that says of a lead at work what that does not take has it appended, as a form’s lead, and once', () => {
    const chat = chatOf({ ...aSubmission(person), visitorId: 'v-1', sessionId: 's-1', status: 'contacted' });
    const submission = aSubmission({ ...person, visitorId: 'v-1', sessionId: 's-1', details: 'And a rug.' });
    const again = { ...submission, phone: '902-555-0199' };
    const lead = { ...chat.lead, details: 'Two sofas.' } as Lead;
    const plan = planSubmission(saving({ submission: again, chat: { ...chat, lead } }), []);
    const from = { visitorId: 'v-1', sessionId: 's-1' };
    expect(plan).toMatchObject({
      kind: 'continue',
      change: {
        after: { askedAgain: 1, phone: person.phone, status: 'contacted' },
        events: [{ type: 'asked_again', details: 'Phone: (902) 555-0199\nAnd a rug.', from }],
      },
    });
    const after = plan.kind === 'continue' ? plan.change.after : lead;
    expect(after.details).toMatch(
      /^Two sofas\.\n\nAsked again on .*:\nPhone: \(902\) 555-0199\nAnd a rug\.$/,
    );
    const repeat = planSubmission(saving({ submission: again, chat: { ...chat, lead: after } }), []);
    expect(repeat).toMatchObject({ kind: 'continue', change: { events: [] } });
  });

  it('that is sent for the first time, to a lead at work, has what that does not take added', () => {
    const chat = chatOf({ status: 'scheduled', updatedBy: 'sam', details: 'Two sofas.' }, { unsent: true });
    const said = { ...person, source: 'chat', visitorId: 'v-1', sessionId: 's-1', email: 'jane@example.com' };
    const submission = aSubmission({ ...said, details: 'Two sofas.\nAnd a rug.' });
    const plan = planSubmission(saving({ submission, chat }), []);
    const changes = [{ field: 'email', from: null, to: 'jane@example.com' }];
    expect(plan).toMatchObject({
      kind: 'continue',
      change: {
        after: {
          status: 'scheduled',
          askedAgain: 0,
          details: 'Two sofas.\n\nAdded by the customer on Nov 21, 2026:\nAnd a rug.',
          newsAt: NOW.toISOString(),
        },
        events: [{ type: 'corrected', changes: expect.arrayContaining(changes), note: 'And a rug.' }],
      },
    });
  });

  it('that says something new has it in the timeline', () => {
    const plan = planSubmission(saving({ chat: chatOf({ name: null }) }), []);
    const changes = [{ field: 'name', from: null, to: 'Jane Roe' }];
    expect(plan).toMatchObject({
      change: { events: [{ type: 'changed', changes: expect.arrayContaining(changes) }] },
    });
  });
});

describe('a form after a chat (decision 0009)', () => {
  it.each<[string, ChatLead | null, Partial<SubmissionFacts>, unknown[]]>([
    ['there is none', null, {}, ['create']],
    ['it is under way', chatOf(), {}, ['continue', 1, 1, false]],
    [
      'it was left and counts as new',
      chatOf({ status: 'new', leftAt: 'pickup' }),
      {},
      ['continue', 1, 1, false],
    ],
    ['it was sent', chatOf({ status: 'new' }), {}, ['create']],
    ['it has another phone number', chatOf({ phone: '902-555-9999' }), {}, ['create']],
    ['it is older than 14 days', chatOf({ createdAt: LONG_AGO }), {}, ['create']],
    ['a form has joined already', chatOf({}, { joinedByForm: true }), {}, ['create']],
    ['it was attached to the lead', chatOf({}, { takenIn: true }), {}, ['create']],
    ['its lead was merged', chatOf({ id: 5 }), {}, ['create']],
    ['its lead is in the trash', chatOf({ trash: TRASH }), {}, ['create']],
    ['the submission is no form', chatOf(), { from: 'chat' }, ['create']],
  ])('is planned where %s', (_case, chat, facts, plan) => {
    expect(planned(sendingForm({ chat, ...facts }))).toEqual(plan);
  });
});

describe('a repeat request of one visitor (decision 0013)', () => {
  it.each<[string, SubmissionFacts, Lead[], unknown[]]>([
    ['form', sendingForm(), [open()], ['attach', 9, 9, true]],
    ['chat without a lead', saving(), [open()], ['attach', 9, 9, true]],
    ['form of two open leads', sendingForm(), [open(), open({ id: 8 })], ['attach', 9, 9, true]],
    ['form after another visitor’s lead', sendingForm(), [open({ visitorId: 'v-2' })], ['create']],
    ['form after a lead of nobody', sendingForm(), [open({ visitorId: null })], ['create']],
    ['form after a closed lead', sendingForm(), [open({ status: 'completed' })], ['create']],
    [
      'form after a newer closed lead',
      sendingForm(),
      [open({ status: 'completed' }), open({ id: 8 })],
      ['attach', 8, 8, true],
    ],
    ['form after 14 days', sendingForm(), [open({ createdAt: LONG_AGO })], ['create']],
    ['form after a lead in the trash', sendingForm(), [open({ trash: TRASH })], ['create']],
    ['form after a merged lead', sendingForm(), [open({ mergedInto: 3 })], ['create']],
    ['form after a lead that moved', sendingForm(), [open({ address: '1 Elm St' })], ['create']],
    ['finished chat with a lead', saving({ chat: chatOf() }), [open()], ['merge', 9, 9, true]],
    [
      'finished chat whose own lead is the open one',
      saving({ chat: chatOf() }),
      [open({ id: 1 })],
      ['continue', 1, 1, false],
    ],
    ['form that joins its chat', sendingForm({ chat: chatOf() }), [], ['continue', 1, 1, false]],
    [
      'form after its chat was sent',
      sendingForm({ chat: chatOf({ status: 'new' }) }),
      [open({ id: 1, status: 'new' })],
      ['attach', 1, 1, true],
    ],
    [
      'form for another place after its chat was sent',
      sendingForm({ chat: chatOf({ status: 'new', address: '1 Elm St' }) }),
      [],
      ['create'],
    ],
  ])('is planned for a %s', (_case, facts, leads, plan) => {
    expect(planned(facts, leads)).toEqual(plan);
  });

  it.each<[string, SubmissionFacts, string | null]>([
    ['a form', sendingForm(), JANE],
    ['a form without an address', sendingForm({ submission: aSubmission({ address: null }) }), null],
    ['a chat that is under way', saving({ finished: false }), null],
    ['a finished chat without a lead', saving(), JANE],
    ['a finished chat with an incomplete lead', saving({ chat: chatOf() }), JANE],
    ['a finished chat with a finished lead', saving({ chat: chatOf({ status: 'new' }) }), null],
    ['a finished chat whose lead was merged', saving({ chat: chatOf({ id: 5 }) }), null],
    ['a form that joins its chat', sendingForm({ chat: chatOf() }), null],
    ['a form after its chat was sent', sendingForm({ chat: chatOf({ status: 'new' }) }), JANE],
  ])('looks up the person of %s: %#', (_case, facts, expected) => {
    expect(repeatingPerson(facts)).toBe(expected);
  });

  it('of a form after a chat that was sent keeps what the chat said and adds what the form says', () => {
    const couch = { junkType: 'furniture', details: 'A couch.' } as const;
    const chat = chatOf({ ...couch, status: 'new' });
    const submission = aSubmission({
      ...person,
      visitorId: 'v-1',
      junkType: 'appliances',
      details: 'washer and dryer',
    });
    const plan = planSubmission(sendingForm({ submission, chat }), [unmerged(chat.lead as Lead)]);
    expect(plan).toMatchObject({
      kind: 'attach',
      change: { after: { junkType: 'furniture', askedAgain: 1 } },
    });
    const { details } = plan.kind === 'attach' ? plan.change.after : open();
    expect(details).toMatch(/^A couch\.\n\nAsked again on .*:\n.*Appliances\n(?:.*\n)*washer and dryer$/);
  });

  it('reveals nothing of the open lead', () => {
    const plan = planSubmission(sendingForm(), [
      unmerged(open({ status: 'scheduled', createdAt: '2026-11-20T15:00:00.000Z' })),
    ]);
    expect(plan).toMatchObject({
      receipt: { leadId: 9, status: 'new', createdAt: NOW.toISOString(), askedAgain: true },
    });
  });

  it('merges the lead of a chat with both timelines', () => {
    const plan = planSubmission(saving({ chat: chatOf({ name: null }) }), [unmerged(open())]);
    const from = { visitorId: 'v-1', sessionId: 's-1' };
    expect(plan).toMatchObject({
      change: {
        after: { askedAgain: 1 },
        events: [
          { type: 'asked_again', from },
          { type: 'merged', otherId: 1 },
        ],
      },
      merged: {
        after: { id: 1, mergedInto: 9 },
        events: [{ type: 'changed' }, { type: 'merged_into', otherId: 9 }],
      },
    });
  });
});

it('planCreation makes a lead with its first entry and a receipt', () => {
  const { change, receipt } = planCreation(saving({ finished: false }), 12);
  expect(change).toMatchObject({
    before: null,
    after: { id: 12, version: 1, status: 'incomplete' },
    events: [{ type: 'created', source: 'chat', junkType: 'furniture' }],
  });
  expect(receipt).toEqual({ leadId: 12, status: 'incomplete', createdAt: NOW.toISOString() });
});
