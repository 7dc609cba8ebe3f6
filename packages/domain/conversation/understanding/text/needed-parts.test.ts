import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayMatch, searched } from './needed-parts.ts';

describe('mayMatch refuses a text without what a pattern spells out', () => {
  it.each([
    [/next week/, 'the next one'],
    [/(?:on |for )?next D(\d)/, ' on D5 '],
    [/D(\d) next/, ' D next '],
    [/(?:saturday|sunday) (?:morning)?/, 'monday morning'],
    [/(?<= )at (?:n?\d{1,2}|noon)(?= )/, ' at five '],
    [/weekends?(?= works)/, 'weekend is fine'],
    [/a{2,3}b+/, 'a'],
    [/\p{Lu}\.x/u, 'Ax'],
  ])('%s, "%s"', (pattern, text) => {
    expect(mayMatch(pattern, searched(text))).toBe(false);
  });
});

describe('mayMatch takes a text that may match', () => {
  it.each([
    [/next week/i, 'NEXT WEEK'],
    [/(?<day>monday)/, 'monday'],
    [/\u006donday/, 'monday'],
    [/(?!not )monday/, 'monday'],
    [/(?:on )?(?:the )?/, ''],
    [/saturday|/, 'nothing'],
    [/ab?c/, 'ac'],
    [/a{0,2}b/, 'b'],
    [/[(|)]x/, '|x'],
    [/\d\/\d/, '5/12'],
  ])('%s, "%s"', (pattern, text) => {
    expect(mayMatch(pattern, searched(text))).toBe(true);
  });
});

it('mayMatch refuses no text that matches, whatever the pattern', () => {
  const part = fc.constantFrom(
    'a',
    'ab',
    'b ',
    ' ',
    '\\d',
    '\\d{1,2}',
    '[ab]',
    '.',
    'a?',
    'b*',
    'c+',
    'a{0,2}',
    '^',
    '$',
  );
  const { pattern } = fc.letrec<{ pattern: string; group: string; piece: string }>((tie) => ({
    piece: fc.oneof({ maxDepth: 3 }, part, tie('group')),
    group: fc
      .tuple(
        fc.constantFrom('(?:', '(', '(?=', '(?!', '(?<=', '(?<!'),
        fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', '?', '*', '+', '{0,3}', '{2}', '??'),
      )
      .map(([opening, inside, many]) => `${opening}${inside.join('|')})${/[=!]$/.test(opening) ? '' : many}`),
    pattern: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  }));
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '1', '2'), { maxLength: 8 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(pattern, fc.array(text, { minLength: 1, maxLength: 20 }), (source, texts) => {
      const tried = new RegExp(source);
      for (const one of texts) if (tried.test(one)) expect(mayMatch(tried, searched(one))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
