import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_PHONE } from '../text-limits.ts';
import { nationalDigits, phoneText, storedPhone } from './phone-digits.ts';

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

it.each([
  // What fits is stored as it was written, and shown by phoneText.
  ['902.555.0134', '902.555.0134'],
  [' 902 555 0148 x450', '902 555 0148 x450'],
  ['+1 902 555 0155 ext 4', '(902) 555-0155 x4'],
  [' 902-555-0148, extension 450 ', '(902) 555-0148 x450'],
  // Without its parentheses there is room for the whole extension.
  ['(902) 555-0148 x123456', '902-555-0148 x123456'],
  ['+44 20 7946 0958 ext. 12', '+44 20 7946 0958 x12'],
  ['+49 (0)30 901820 ext. 1234', '+4930901820 x1234'],
  // Two numbers, and what is none, stay what they are.
  ['902 555 0134 902 555 0135', '902 555 0134 902 555 0135'],
  ['ask for Anna, 902 555 0134', 'ask for Anna, 902 555 0134'],
])('storedPhone of %j is %j, and of that the same', (phone, stored) => {
  expect(storedPhone(phone)).toBe(stored);
  expect(storedPhone(stored)).toBe(stored);
});

it('storedPhone has room for any number of North America with an extension', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+1 \([2-9]\d\d\) \d{3}-\d{4}, extension \d{1,6}$/), (phone) => {
      const stored = storedPhone(phone);
      expect(nationalDigits(stored)).toBe(nationalDigits(phone));
      expect(stored.length).toBeLessThanOrEqual(MAX_PHONE);
    }),
  );
});
