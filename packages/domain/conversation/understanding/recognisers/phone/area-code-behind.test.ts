import { describe, expect, it } from '@jest/globals';
import { NO_SLOTS } from '../../../slots.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { recognisePhone } from './recognise-phone.ts';

const numberIn = (text: string): string | undefined =>
  recognisePhone(readUtterance(text), {
    asked: 'phone',
    known: NO_SLOTS,
    now: new Date('2026-11-21T15:00:00Z'),
  })[0]?.value;

describe('an area code that comes behind its number', () => {
  it.each([
    ['555-0134, area code 902', '(902) 555-0134'],
    ['555 0134 with 902 in front', '(902) 555-0134'],
    ['five five five oh one three four, nine oh two', '(902) 555-0134'],
    ["it's 555-0134 and the area code is 782", '(782) 555-0134'],
    ['555 0134, well 902 in front obviously', '(902) 555-0134'],
    ['555-0134. 902', '(902) 555-0134'],
    ['555-0134 (area code 902)', '(902) 555-0134'],
  ])('%j', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  it.each(['555-0134, unit 402', '555-0134 for 300 bags', '555-0134 at 212 Oak Street'])(
    'none in %j',
    (text) => {
      expect(numberIn(text)).toBeUndefined();
    },
  );
});

describe('an extension that comes later', () => {
  it.each([
    ['902-555-0134, the office line, extension 12', '(902) 555-0134 x12'],
    ['902-555-0134 then dial ext 7', '(902) 555-0134 x7'],
    ['902 555 0134 and my extension is 45', '(902) 555-0134 x45'],
    ['902 555 0134, B3K 3X9', '(902) 555-0134'],
    ['902 555 0134, the cord has an extension 12 feet long', '(902) 555-0134'],
  ])('%j', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });
});
