import { describe, expect, it } from '@jest/globals';
import { nationalDigits } from './phone-digits.ts';
import { readPhoneNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['(902) 555-0148', null],
    ['+1 902 555 0148', null],
    ['902.769.4321', null],
    ['902.555.0148 ext. 4', '4'],
    ['902-555-0148 x12', '12'],
    ['902 555 0148 ext. 4', '4'],
    ['902-555-0148, extension 450', '450'],
    ['9025550148#7', '7'],
    ['902 555-0151 poste 8', '8'],
    ['902 555-0151, Poste : 8', '8'],
    ['902-555-0151 p. 8', '8'],
    ['902-555-0151 extn 8', '8'],
    ['902-555-0151 local 8', '8'],
  ])('is %j, its extension %j', (text, extension) => {
    expect(readPhoneNumber(text)).toMatchObject({ ok: true, extension });
  });

  it.each([
    ['555-0148', 'digits'],
    ['555-0148 x9021', 'digits'],
    ['', 'digits'],
    ['902-555-010x', 'format'],
    ['call 902 555 0148', 'format'],
  ])('is not %j: %s', (text, reason) => {
    expect(readPhoneNumber(text)).toEqual({ ok: false, reason });
  });

  it.each(['999-999-9999', '0000000000'])('is read where a lead of before has %j', (text) => {
    expect(readPhoneNumber(text).ok).toBe(true);
  });

  it('is the same person’s with and without an extension', () => {
    expect(nationalDigits('+1 (902) 555-0148 x12')).toBe(nationalDigits('902 555 0148'));
  });
});
