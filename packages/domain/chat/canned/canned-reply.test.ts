import { describe, expect, it } from '@jest/globals';
import { type CannedReply, FIRST_REPLIES, findReplies, replyError, replySearch } from './canned-reply.ts';

const reply = (shortcut: string, text: string): CannedReply => ({ id: shortcut, shortcut, text, topics: [] });
const REPLIES = [
  reply('hello', 'Hi, how can I help?'),
  reply('help', 'Let me look into it.'),
  reply('bye', 'Have a good day'),
];
function found(text: string, caret = text.length) {
  const search = replySearch(text, caret);
  return search
    ? findReplies(REPLIES, text.slice(search.from, search.to)).map(({ shortcut }) => shortcut)
    : [];
}

describe('canned replies', () => {
  it.each([
    ['/', ['hello', 'help', 'bye']],
    ['/hel', ['hello', 'help']],
    ['/HELP', ['help', 'hello']],
    ['/ha', ['bye']],
    ['/(', []],
    ['hello', []],
    [' /hello', ['hello']],
    ['Of course. /by', ['bye']],
    ['Of course.\n/', ['hello', 'help', 'bye']],
    ['Of course. /by all', []],
    ['and/hel', []],
    ['https://hel', []],
    ['/hello\nthere', []],
  ])('the canned replies found by %j: %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('a search ends at the caret', () => {
    expect(replySearch('Yes /by tomorrow', 7)).toEqual({ from: 4, to: 7 });
    expect(replySearch('Yes /by tomorrow', 3)).toBeNull();
  });

  it.each([
    [{ shortcut: 'new', text: 'Text' }, null],
    [{ shortcut: 'bye', text: 'Text' }, 'This shortcut is used already.'],
    [{ shortcut: '', text: 'Text' }, 'Please use 1 to 20 lower-case letters, digits or hyphens.'],
    [{ shortcut: 'a b', text: 'Text' }, 'Please use 1 to 20 lower-case letters, digits or hyphens.'],
    [{ shortcut: 'new', text: ' ' }, 'Please write the reply.'],
    [{ shortcut: 'new', text: 'Hi {name}, on {Date} {or not}' }, null],
    [
      { shortcut: 'new', text: 'Hi {nam}' },
      'There is no {nam}. You can use {name}, {date}, {junk}, {area}, {address}, {today} and {admin}.',
    ],
  ])('the error of canned reply %j: %s', (one, error) => {
    expect(replyError(one, REPLIES)?.remedy ?? null).toBe(error);
  });

  it('the first replies are valid', () => {
    const errors = FIRST_REPLIES.map((one) =>
      replyError(
        one,
        FIRST_REPLIES.filter((other) => other !== one),
      ),
    );
    expect(errors.filter((error) => error !== null)).toEqual([]);
  });
});
