import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import type { LeftStep } from '../fields/left-step.ts';
import type { Lead } from '../lead.ts';
import { isUnsent, type LeftChat, leaveChat, leftCutoff } from './leave-chat.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const CUTOFF = leftCutoff(NOW, 20);
const LONG_AGO = '2026-11-22T14:39:59.999Z';
const JUST_NOW = '2026-11-22T14:40:00.000Z';
const TRASH = { deletedAt: '', deletedBy: 'sam', expiresAt: '' };

const unfinished = (said: Partial<Lead> = {}) =>
  aLead({ status: 'incomplete', source: 'chat', updatedAt: LONG_AGO, ...said });
const chat = (more: Partial<LeftChat> = {}): LeftChat => ({
  lastActivityAt: LONG_AGO,
  furthestStep: 0,
  ...more,
});

it.each<[string, Lead, LeftChat | null]>([
  ['needs a name', unfinished({ name: null }), chat()],
  ['needs a phone', unfinished({ phone: null }), chat()],
  ['needs a junk type or a photo', unfinished({ junkType: null }), chat()],
  ['is being talked about', unfinished(), chat({ lastActivityAt: JUST_NOW })],
  ['was saved a moment ago', unfinished({ updatedAt: JUST_NOW }), null],
  ['is new already', unfinished({ status: 'new' }), chat()],
  ['is canceled', unfinished({ status: 'canceled' }), chat()],
  ['is in the trash', unfinished({ trash: TRASH }), chat()],
  ['was merged', unfinished({ mergedInto: 3 }), chat()],
  ['is suspicious', unfinished({ suspicion: 'honeypot' }), chat()],
])('leaveChat leaves a lead as it is that %s', (_case, lead, left) => {
  expect(leaveChat(lead, left, CUTOFF, NOW)).toBeNull();
});

it.each<[string, Lead, LeftChat | null, LeftStep]>([
  ['the first thing that is missing', unfinished({ address: null }), null, 'address'],
  ['the day', unfinished({ preferredDate: null }), chat(), 'pickup'],
  [
    'a part of the day is enough',
    unfinished({ preferredDate: null, preferredTimeSlot: 'morning' }),
    chat(),
    'contact-method',
  ],
  ['nothing is missing', unfinished({ preferredContactMethod: 'sms' }), chat(), 'instructions'],
  ['where they came to', unfinished({ preferredContactMethod: 'sms' }), chat({ furthestStep: 9 }), 'review'],
  ['a step that says nothing', unfinished({ address: null }), chat({ furthestStep: 2 }), 'address'],
  [
    'a photo stands for the type',
    unfinished({ junkType: null, chatPhotoPaths: '["/uploads/a.jpg"]' }),
    null,
    'contact-method',
  ],
  ['the last step', unfinished(), chat({ furthestStep: 10 }), 'review'],
])('leaveChat makes a lead new and says where it was left: %s', (_case, lead, left, leftAt) => {
  const next = leaveChat(lead, left, CUTOFF, NOW);
  expect(next).toEqual({ ...lead, status: 'new', leftAt, updatedAt: NOW.toISOString() });
  expect(next && isUnsent(next)).toBe(true);
  expect(next && leaveChat(next, left, CUTOFF, NOW)).toBeNull();
});
