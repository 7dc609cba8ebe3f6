import { expect, it } from '@jest/globals';
import { ENGLISH } from '../../conversation/wording/english.ts';
import { FRENCH } from '../../conversation/wording/french.ts';
import { type SaidMessage, SUBMISSIONS, wordsSince } from './words-since.ts';

const SENT = '2026-11-22T12:00:00.000Z';
const at = (second: number, sender: SaidMessage['sender'], content: string, image: string | null = null) => ({
  sender,
  content,
  image,
  timestamp: `2026-11-22T12:00:${String(second).padStart(2, '0')}.000Z`,
});
const before = { ...at(0, 'user', '902 555 0148'), timestamp: '2026-11-22T11:59:00.000Z' };
const SUBMIT = at(1, 'user', 'Submit');
const THANKS = at(2, 'assistant', 'Thank you!');

it.each([
  ['nothing, where nothing was added', [before, SUBMIT, THANKS], []],
  [
    'what was added, and nobody else’s words',
    [
      before,
      SUBMIT,
      THANKS,
      at(3, 'user', ' also a lamp '),
      at(4, 'assistant', 'Noted'),
      at(5, 'admin', 'Hi'),
      at(6, 'user', 'Thanks'),
    ],
    ['also a lamp'],
  ],
  [
    'neither thanks nor farewells',
    [
      SUBMIT,
      THANKS,
      at(3, 'user', 'thanks, bye'),
      at(4, 'user', 'Merci beaucoup!'),
      at(5, 'user', 'a lamp, thanks'),
    ],
    ['a lamp, thanks'],
  ],
  ['no photo', [SUBMIT, THANKS, at(3, 'user', 'Photo', '/uploads/a.jpg')], []],
  ['nothing before the reply', [SUBMIT, at(2, 'user', 'hello?')], []],
  [
    'no button that sent it once more',
    [SUBMIT, THANKS, at(3, 'user', 'Try again'), at(4, 'user', 'Envoyer'), at(5, 'user', 'a lamp')],
    ['a lamp'],
  ],
  ['nothing of spaces', [THANKS, at(3, 'user', '  ')], []],
] as const)('is %s', (_, messages, words) => {
  expect(wordsSince(messages, SENT)).toEqual(words);
});

it('is all of a chat that went on from the one in which it was sent', () => {
  expect(wordsSince([at(3, 'user', 'a lamp'), at(4, 'assistant', 'Noted')], SENT, false)).toEqual(['a lamp']);
});

it('is few and short, whatever was written', () => {
  const many = Array.from({ length: 50 }, (_, number) => at(3, 'user', `${number} ${'x'.repeat(4000)}`));
  const words = wordsSince([THANKS, ...many], SENT);
  expect(words).toHaveLength(20);
  expect(words.at(-1)).toMatch(/^49 /);
  expect(Math.max(...words.map(({ length }) => length))).toBe(1000);
});

it('knows the buttons that send by the words that stand on them', () => {
  const labels = [ENGLISH, FRENCH].flatMap(({ replies }) => [replies.submit, replies.tryAgain]);
  expect([...SUBMISSIONS].toSorted()).toEqual(labels.toSorted());
});
