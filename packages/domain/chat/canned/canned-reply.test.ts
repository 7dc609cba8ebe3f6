import { describe, expect, it } from '@jest/globals';
import { findReplies, replyError } from './canned-replies.ts';

const REPLIES = [
  { shortcut: 'hello', text: 'Hi, how can I help?' },
  { shortcut: 'help', text: 'Let me look into it.' },
  { shortcut: 'bye', text: 'Have a good day' },
];
const found = (text: string) => findReplies(REPLIES, text).map(({ shortcut }) => shortcut);

describe('canned replies', () => {
  it.each([
    ['/', ['hello', 'help', 'bye']],
    ['/hel', ['hello', 'help']],
    ['/HELP', ['help', 'hello']],
    ['/ha', ['bye']],
    ['/(', []],
    ['hello', []],
    [' /hello', []],
    ['/hello\nthere', []],
  ])('the canned replies found by %j: %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    [{ shortcut: 'new', text: 'Text' }, null],
    [{ shortcut: 'bye', text: 'Text' }, 'This shortcut is used already.'],
    [{ shortcut: '', text: 'Text' }, 'Please use 1 to 20 lower-case letters, digits or hyphens.'],
    [{ shortcut: 'a b', text: 'Text' }, 'Please use 1 to 20 lower-case letters, digits or hyphens.'],
    [{ shortcut: 'new', text: ' ' }, 'Please write the reply.'],
  ])('the error of canned reply %j: %s', (reply, error) => {
    expect(replyError(reply, REPLIES)).toBe(error);
  });
});
