import { expect, it } from '@jest/globals';
import { withoutSecondNumber } from './without-second-number.ts';

const PHONE = { phone: ['9025550132'] };
const SAID = '902-555-0132 or my wife 902-555-0177';

it('leaves out what was said of a second number, where a number is wanted', () => {
  expect(withoutSecondNumber(SAID, PHONE, [SAID])).toBeNull();
  expect(withoutSecondNumber(`gate code 4471\n${SAID}`, PHONE, [SAID])).toBe('gate code 4471');
});

it('keeps every other line', () => {
  expect(withoutSecondNumber(SAID, {}, [SAID])).toBe(SAID);
  expect(withoutSecondNumber(SAID, PHONE, ['902-555-0132'])).toBe(SAID);
  expect(withoutSecondNumber('ask for Bob', PHONE, [`${SAID}, ask for Bob`])).toBe('ask for Bob');
  expect(withoutSecondNumber(null, PHONE, [SAID])).toBeNull();
});
