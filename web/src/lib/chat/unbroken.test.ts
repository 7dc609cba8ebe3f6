import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitUnbroken } from './unbroken.ts';

const kept = (text: string) => splitUnbroken(text).flatMap(({ text: one, isOne }) => (isOne ? [one] : []));

it.each([
  ['12 Oak St, Halifax B3M 3N8.', ['B3M 3N8']],
  ['Call (902) 555-0148 or 902-555-0199', ['(902) 555-0148', '902-555-0199']],
  ['Got it: Friday, November 27, morning (9AM-12PM).', ['November 27', '(9AM-12PM']],
  ['January 9, 2027 at 2:30 PM', ['January 9, 2027', '2:30 PM']],
  ['usually $75 to $150, a full load $1,450–$2,000', ['$75 to $150', '$1,450–$2,000']],
  ['Maybe 27 chairs, unit B3M, on May Street', []],
])('"%s" keeps %j whole', (text, ones) => {
  expect(kept(text)).toEqual(ones);
});

it('loses nothing of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(
        splitUnbroken(text)
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
