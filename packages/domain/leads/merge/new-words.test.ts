import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newWords } from './new-words.ts';

const KNOWN = 'Junk: a sofa\nPickup time: any time\n\nSpecial instructions: ring twice';

it.each<[string, string | null, string | null, string | null]>([
  ['all of them, where nothing was said before', null, 'a sofa', 'a sofa'],
  ['none, where nothing is said', KNOWN, null, null],
  ['none that stand there', KNOWN, KNOWN, null],
  ['none of a part of it', KNOWN, 'ring twice', null],
  ['a line that was added', KNOWN, `${KNOWN}\nAlso mentioned: a dog`, 'Also mentioned: a dog'],
  ['a line that was replaced', KNOWN, KNOWN.replace('sofa', 'bed'), 'Junk: a bed'],
  ['a line between others', 'a\nb', 'a\nc\nb', 'c'],
  [
    'an earlier wish for the pickup, which was replaced since',
    `${KNOWN}\n\nAsked again on Nov 24, 2026 (chat):\nPickup time: as soon as possible`,
    `${KNOWN}\nAnd a bed`,
    'Pickup time: any time\n\nAnd a bed',
  ],
])('are %s', (_what, known, said, told) => {
  expect(newWords(known, said)).toBe(told);
});

it('hold every line that was not said before', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' d', '')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (known, said) => {
      const told = newWords(known, said)?.split('\n') ?? [];
      const missing = said.split('\n').filter((line) => !known.includes(line.trim()));
      expect(missing.filter((line) => !told.includes(line.trim()) && !told.includes(line))).toEqual([]);
    }),
  );
});
