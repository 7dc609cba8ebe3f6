import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nationalDigits, phoneText } from './phone-digits.ts';

it.each([
  ['9025550134', '(902) 555-0134'],
  ['902-555-0134', '(902) 555-0134'],
  ['902.555.0134', '(902) 555-0134'],
  ['(902) 555-0134', '(902) 555-0134'],
  ['19025550134', '(902) 555-0134'],
  ['+1 902 555 0134', '(902) 555-0134'],
  ['+ 1 902 555 0134', '(902) 555-0134'],
  ['902 555 0134 ext. 12', '(902) 555-0134 x12'],
  ['(902) 555-0148 x12', '(902) 555-0148 x12'],
  // Other countries, and what is no number.
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+90 255 501 34', '+90 255 501 34'],
  ['555-0134', '555-0134'],
  ['902 555 0134 / 902 555 0135', '902 555 0134 / 902 555 0135'],
  ['9025550134 (Anna)', '9025550134 (Anna)'],
  ['', ''],
])('phoneText of %j is %j', (phone, text) => expect(phoneText(phone)).toBe(text));

it('phoneText changes no digit, and nothing when it is applied again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d ()+.x-]{0,24}$/), (phone) => {
      expect(nationalDigits(phoneText(phone))).toBe(nationalDigits(phone));
      expect(phoneText(phoneText(phone))).toBe(phoneText(phone));
    }),
  );
});
