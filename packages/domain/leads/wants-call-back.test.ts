import { expect, it } from '@jest/globals';
import { awaitsFirstContact } from './awaits-first-contact.ts';
import { changeLead } from './change-lead.ts';
import { EMPTY_LEAD, type Lead } from './lead.ts';
import { withCall } from './record-call.ts';
import { attachSubmission } from './submission/attach-submission.ts';
import { continueLead } from './submission/continue-lead.ts';
import { createLead } from './submission/create-lead.ts';
import { parseChatSubmission } from './submission/parse-submission.ts';
import { wantsCallBack, withCallBack } from './wants-call-back.ts';

const ASKED: Lead = {
  ...EMPTY_LEAD,
  id: 1,
  version: 1,
  status: 'incomplete',
  source: 'chat',
  phone: '(902) 555-0148',
  preferredContactMethod: 'phone',
  createdAt: '2026-11-21T16:00:00.000Z',
  updatedAt: '2026-11-21T16:00:00.000Z',
};

it.each<[string, Partial<Lead>, boolean]>([
  ['a number and the wish to be called', {}, true],
  ['a name as well', { name: 'Ann' }, true],
  ['all that a quote needs: its visitor goes on', { name: 'Ann', junkType: 'furniture' }, false],
  ['no number', { phone: null }, false],
  ['another way of contact', { preferredContactMethod: 'sms' }, false],
  ['no way of contact: a chat that goes on', { preferredContactMethod: null }, false],
  ['called already', { firstContactAt: '2026-11-21T16:10:00.000Z' }, false],
  ['moved on', { status: 'contacted' }, false],
  ['new by a note of the team', { status: 'new', callBackAt: '2026-11-21T16:00:00.000Z' }, true],
  ['new without a wish', { status: 'new' }, false],
  ['merged into another', { mergedInto: 2 }, false],
])('%s', (_name, changes, wants) => {
  expect(wantsCallBack({ ...ASKED, ...changes })).toBe(wants);
});

const NOW = new Date('2026-11-21T16:00:00.000Z');
const LATER = new Date('2026-11-21T16:10:00.000Z');
const save = (said: Parameters<typeof parseChatSubmission>[0]) => parseChatSubmission(said, NOW);
const BEGUN = { phone: '(902) 555-0148', preferredContactMethod: 'phone' } as const;
const begin = (said: Parameters<typeof parseChatSubmission>[0] = BEGUN) =>
  createLead(save(said), 1, NOW, false);
const goOn = (lead: Lead, said: Parameters<typeof parseChatSubmission>[0]) =>
  continueLead(lead, { submission: save(said), finished: false, touched: false }, LATER);
const stands = (lead: Lead) => [wantsCallBack(lead), awaitsFirstContact(lead)];
const CALLED = [true, true];
const NOT = [false, false];

it('who asks for a call waits for it from the save that says so', () => {
  expect(begin()).toMatchObject({ status: 'incomplete', callBackAt: NOW.toISOString() });
  expect(stands(begin())).toEqual(CALLED);
  const number = begin({ phone: BEGUN.phone });
  expect(stands(number)).toEqual(NOT);
  const asked = goOn(number, { preferredContactMethod: 'phone' });
  expect([asked.callBackAt, ...stands(asked)]).toEqual([LATER.toISOString(), ...CALLED]);
  expect(goOn(asked, { name: 'Ann Lee' }).callBackAt).toBe(LATER.toISOString());
});

it('who goes on to say what a quote needs is left or sent as everybody', () => {
  expect(stands(goOn(begin(), { name: 'Ann Lee', junkType: 'furniture' }))).toEqual(NOT);
  const sent = attachSubmission(begin(), save({ name: 'Ann Lee', junkType: 'furniture' }), LATER).lead;
  expect([sent.status, ...stands(sent)]).toEqual(['new', false, true]);
});

it('what the team writes down leaves the wish, until somebody was in contact', () => {
  const noted = changeLead(begin(), { status: 'new', notes: 'Left voicemail Sat 10am' }, 'sam', LATER).lead;
  expect([noted.status, ...stands(noted)]).toEqual(['new', ...CALLED]);
  const named = changeLead(noted, { name: 'Ann Lee', address: '12 Oak St, Dartmouth' }, 'sam', LATER).lead;
  expect(stands(named)).toEqual(CALLED);
  // Their chat goes on: it is the team's lead, and they wait as before.
  expect(stands(goOn(named, { name: 'Ann Lee', junkType: 'furniture' }))).toEqual(CALLED);
  expect(stands(withCall(named, { outcome: 'no-answer' }, LATER))).toEqual(CALLED);
  expect(stands(withCall(named, { outcome: 'reached' }, LATER))).toEqual(NOT);
  const moved = changeLead(named, { status: 'contacted' }, 'sam', LATER).lead;
  expect(stands(moved)).toEqual(NOT);
  expect(stands(changeLead(moved, { status: 'new' }, 'sam', LATER).lead)).toEqual(CALLED);
  expect(stands(changeLead(named, { status: 'canceled' }, 'sam', LATER).lead)).toEqual(NOT);
});

it('a wish from before it was kept is kept with the next write of its lead, and no other is', () => {
  expect(stands(ASKED)).toEqual([true, false]);
  const noted = changeLead(withCallBack(ASKED), { status: 'new', notes: 'Busy' }, 'sam', LATER).lead;
  expect([noted.callBackAt, ...stands(noted)]).toEqual([ASKED.updatedAt, ...CALLED]);
  for (const said of [
    { status: 'new' },
    { preferredContactMethod: null },
    { firstContactAt: 'then' },
  ] as const) {
    const lead = { ...ASKED, ...said };
    expect(withCallBack(lead)).toBe(lead);
  }
});
