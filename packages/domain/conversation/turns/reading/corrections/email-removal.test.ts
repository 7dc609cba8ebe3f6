import { expect, it } from '@jest/globals';
import { converse, converseFrom, TO_CONTACT, TO_REVIEW } from '../../../testing/converse.ts';

const withBackup = converse(...TO_REVIEW, 'my email is jo@example.com').state;
const byEmail = converse(...TO_CONTACT, '@contact:email', 'jo@example.com', 'none').state;

it.each([
  'remove my email',
  'delete only my email',
  'take my email off please',
  'please drop the backup e-mail address',
  'dont keep my email',
  'no email please',
  'enlevez mon courriel',
])('at the recap "%s" takes the e-mail back, and sends nothing', (text) => {
  const { slots, lead, step } = converseFrom(withBackup, [text]).state;
  expect(slots).toMatchObject({ email: null, preferredContactMethod: 'phone', name: 'Jane Roe' });
  expect([step, lead]).toEqual(['review', 'collecting']);
});

it('asks anew how to reach somebody who wanted e-mails', () => {
  const { slots, step } = converseFrom(byEmail, ['delete my email']).state;
  expect(slots).toMatchObject({ email: null, preferredContactMethod: null });
  expect(step).toBe('contact-method');
});

it.each([
  'did you delete my email?',
  'dont email me, call',
  'forget email, just text me instead',
  'my email is bo@example.com, forget the email before',
])('"%s" leaves an e-mail', (text) => {
  expect(converseFrom(withBackup, [text]).state.slots.email).not.toBeNull();
});
