import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePhone } from './parse-phone.ts';

const dials = (display: string, e164: string) => ({ kind: 'ok', value: { display, e164 } });
const HALIFAX_NUMBER = dials('(902) 555-0148', '+19025550148');
const retry = (reason: string) => ({ kind: 'retry', reason });

it.each([
  ['902-555-0148', HALIFAX_NUMBER],
  ['9025550148', HALIFAX_NUMBER],
  ['(902) 555-0148', HALIFAX_NUMBER],
  ['(902)555-0148', HALIFAX_NUMBER],
  ['902.555.0148', HALIFAX_NUMBER],
  ['902 - 555 - 0148', HALIFAX_NUMBER],
  ['902–555–0148', HALIFAX_NUMBER],
  ['902, 555, 0148', HALIFAX_NUMBER],
  ['+1 902 555 0148', HALIFAX_NUMBER],
  ['1-902-555-0148', HALIFAX_NUMBER],
  ['９０２ ５５５ ０１４８', HALIFAX_NUMBER],
  ['my cell is 902 555 0148, thanks! 📱', HALIFAX_NUMBER],
  ['call me at 902-555-0148 after 5pm', HALIFAX_NUMBER],
  ["c'est le 902 555 0148 merci", HALIFAX_NUMBER],
  ['902 dash 555 dash 0148', HALIFAX_NUMBER],
  ['nine oh two five five five zero one four eight', HALIFAX_NUMBER],
  ['12 Oak St 902-555-0148', HALIFAX_NUMBER],
  ['2026-12-05 902-555-0148', HALIFAX_NUMBER],
  ['902-555-0148 ext 12', dials('(902) 555-0148 x12', '+19025550148')],
  ['902-555-0148, extension 12', dials('(902) 555-0148 x12', '+19025550148')],
  ['902-555-0148 poste 12', dials('(902) 555-0148 x12', '+19025550148')],
  ['902 555 0148 #12', dials('(902) 555-0148 x12', '+19025550148')],
  ['9025550148x12345', dials('902-555-0148 x12345', '+19025550148')],
  ['902-555-0148 x1234567', dials('9025550148 x1234567', '+19025550148')],
  ['1-800-555-0199', dials('(800) 555-0199', '+18005550199')],
  ['+1 876 555 0148', dials('(876) 555-0148', '+18765550148')],
  ['+44 20 7946 0958', dials('+44 20 7946 0958', '+442079460958')],
  ['011 44 20 7946 0958', dials('+44 2079460958', '+442079460958')],
  ['+33 1 42 68 53 00', dials('+33 1 42 68 53 00', '+33142685300')],
  ['+49 (0)30 901820', dials('+49 30 901820', '+4930901820')],
])('parsePhone reads %s', (text, expected) => {
  expect(parsePhone(text)).toEqual(expected);
});

it.each([
  ['', retry('missing')],
  ['call me', retry('missing')],
  ['555-0148', retry('too-short')],
  ['902-555', retry('too-short')],
  ['000-000-0000', retry('undiallable')],
  ['123-456-7890', retry('undiallable')],
  ['902-155-0148', retry('undiallable')],
  ['999-999-9999', retry('undiallable')],
  ['12345678901234567890', retry('undiallable')],
  ['+999 123 456 789', retry('undiallable')],
  ['2026-12-05 10', retry('undiallable')],
])('parsePhone rejects %j', (text, expected) => {
  expect(parsePhone(text)).toEqual(expected);
});

const digit = fc.integer({ min: 0, max: 9 });
const groups = fc.tuple(
  fc.constantFrom('902', '782', '416', '514', '604', '212'),
  fc
    .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }), digit)
    .map((digits) => digits.join('')),
  fc.tuple(digit, digit, digit, digit).map((digits) => digits.join('')),
);
const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '–', '  ');

it('parsePhone reads a number however it is written', () => {
  const around = fc.constantFrom('', 'cell ', "it's ", 'my number is ');
  const prefix = fc.constantFrom('', '+1 ', '1 ', '1-', '+1');
  fc.assert(
    fc.property(
      groups,
      separator,
      separator,
      around,
      prefix,
      fc.boolean(),
      (number, one, two, before, code, bracketed) => {
        const [area, exchange, line] = number;
        const written = `${before}${code}${bracketed ? `(${area})` : area}${one}${exchange}${two}${line}`;
        expect(parsePhone(written)).toEqual(
          dials(`(${area}) ${exchange}-${line}`, `+1${area}${exchange}${line}`),
        );
      },
    ),
  );
});

it('parsePhone reads its own display format', () => {
  const extension = fc.option(fc.integer({ min: 1, max: 9_999_999 }), { nil: null });
  fc.assert(
    fc.property(groups, extension, (number, ext) => {
      const parsed = parsePhone(`${number.join('-')}${ext === null ? '' : ` x${ext}`}`);
      if (parsed.kind !== 'ok') throw new Error(`refused ${number.join('-')}`);
      expect(parsed.value.display.length).toBeLessThanOrEqual(20);
      expect(parsePhone(parsed.value.display)).toEqual(parsed);
    }),
  );
});
