import { expect, it } from '@jest/globals';
import { sampleChat } from './testing/chats-api.ts';
import { wordsOfWish } from './words-of-wish.ts';

const START = '2026-11-20T18:10:00.000Z';
const said = (...texts: string[]) =>
  sampleChat(
    's-1',
    START,
    texts.map((content) => (content.startsWith('> ') ? { sender: 'assistant', content } : { content })),
  ).messages;

it('has what was written with the wish and behind it, without thanks', () => {
  const messages = said(
    'Submit',
    '> Thank you!',
    'also a glass table',
    '> Passed on.',
    'and a rug',
    'ok thanks bye',
  );
  // Stored a moment behind the message of 18:12.
  expect(wordsOfWish(messages, '2026-11-20T18:12:00.300Z')).toEqual(['also a glass table', 'and a rug']);
});

it('has the newest of many, and of a long one its beginning', () => {
  const messages = said(
    'please cancel',
    ...Array.from({ length: 6 }, (_, index) => `word ${index}`),
    'w'.repeat(400),
  );
  const words = wordsOfWish(messages, START);
  expect(words).toHaveLength(5);
  expect(words.at(-1)).toBe(`${'w'.repeat(300)}…`);
});

it('has nothing of a chat of which nothing is known', () => {
  expect(wordsOfWish([], START)).toEqual([]);
});
