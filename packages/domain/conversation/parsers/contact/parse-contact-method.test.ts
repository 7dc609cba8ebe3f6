import { expect, it } from '@jest/globals';
import { parseContactMethod } from './parse-contact-method.ts';

it.each([
  ['call', 'phone'],
  ['Phone Call', 'phone'],
  ['give me a ring 📞', 'phone'],
  ['appelez-moi svp', 'phone'],
  ["call me, don't text", 'phone'],
  ['text', 'sms'],
  ['Text Message', 'sms'],
  ['SMS please', 'sms'],
  ['txt my cell', 'sms'],
  ["text is better, don't call", 'sms'],
  ['text rather than call', 'sms'],
  ['text or call', 'sms'],
  ['email', 'email'],
  ['by e-mail', 'email'],
  ['email me, no phone calls', 'email'],
  ['par courriel', 'email'],
  ['ph', 'phone'],
  ['txet', 'sms'],
  ['emial', 'email'],
  ['phnoe', 'phone'],
  ['calll me', 'phone'],
])('parseContactMethod reads "%s"', (text, value) => {
  expect(parseContactMethod(text)).toEqual({ kind: 'ok', value });
});

it.each(['', 'yes', 'whatever', 'Jane Roe', '902-555-0148', "don't call"])(
  '%j names no contact method',
  (text) => {
    expect(parseContactMethod(text)).toEqual({ kind: 'retry', reason: 'unrecognised' });
  },
);
