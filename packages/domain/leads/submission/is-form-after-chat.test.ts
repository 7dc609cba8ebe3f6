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

it.each<[string, Partial<Lead>, boolean, Date, boolean]>([
  ['an incomplete chat', {}, false, NOW, true],
  ['an incomplete chat that an admin has looked after', {}, true, NOW, true],
  ['a new one', { status: 'new' }, false, NOW, true],
  ['a new one that an admin has touched', { status: 'new' }, true, NOW, false],
  ['one that was contacted', { status: 'contacted' }, false, NOW, false],
  ['one of 14 days ago', {}, false, days(14), true],
  ['an older one', {}, false, days(14.1), false],
  ['one without a phone', { phone: null }, false, NOW, true],
  ['the same phone, written otherwise', { phone: '+1 902.555.0148' }, false, NOW, true],
  ['another phone', { phone: '902-555-0199' }, false, NOW, false],
  ['a form', { sessionId: null }, false, NOW, false],
])('isFormAfterChat for %s', (_case, changes, touched, now, expected) => {
  expect(isFormAfterChat({ ...chat, ...changes }, form, touched, now)).toBe(expected);
});
