import { expect, it } from '@jest/globals';
import type { Lead, LeadSubmission } from '../lead.ts';
import { createLead } from './create-lead.ts';
import { isFormAfterChat } from './is-form-after-chat.ts';
import { parseChatSubmission } from './parse-submission.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3600 * 1000);

const form: LeadSubmission = {
  ...parseChatSubmission({}, new Date(0)),
  name: 'Jane Roe',
  phone: '(902) 555-0148',
  email: null,
  address: '12 Oak St',
  junkType: 'yard',
  junkConfidence: null,
  junkClassificationSource: 'user',
  details: null,
  preferredDate: null,
  preferredContactMethod: null,
  photoPath: null,
  additionalPhotos: null,
  chatPhotoPaths: null,
  source: 'form',
  visitorId: 'v-1',
  sessionId: null,
};
const chat = createLead({ ...form, source: 'chat', sessionId: 's-1' }, 7, NOW, false);

it.each<[string, Partial<Lead>, Date, boolean]>([
  ['an incomplete chat', {}, NOW, true],
  ['an incomplete chat that an admin has looked after', { updatedBy: 'sam' }, NOW, true],
  ['a chat that counts as new since it was left', { status: 'new', leftAt: 'pickup' }, NOW, true],
  ['one that was sent', { status: 'new' }, NOW, false],
  ['one that was contacted', { status: 'contacted' }, NOW, false],
  ['one of 14 days ago', {}, days(14), true],
  ['an older one', {}, days(14.1), false],
  ['one without a phone', { phone: null }, NOW, true],
  ['the same phone, written otherwise', { phone: '+1 902.555.0148' }, NOW, true],
  ['another phone', { phone: '902-555-0199' }, NOW, false],
  ['a form', { sessionId: null }, NOW, false],
])('isFormAfterChat for %s', (_case, changes, now, expected) => {
  expect(isFormAfterChat({ ...chat, ...changes }, form, now)).toBe(expected);
});
