import { describe, expect, it } from '@jest/globals';
import { type CannedReply, FIRST_REPLIES, MAX_REPLIES } from './canned-reply.ts';
import { rebaseReplies, withOwnReplies } from './merge-replies.ts';

const reply = (shortcut: string, text = `Text of ${shortcut}`): CannedReply => ({
  id: shortcut,
  shortcut,
  text,
  topics: [],
});
const shared = (...replies: CannedReply[]) => ({ version: 3, replies });
const FIRST = { version: 0, replies: [...FIRST_REPLIES] };
let serial = 0;
const newId = () => `new-${++serial}`;
const shortcuts = (replies: readonly CannedReply[]) => replies.map(({ shortcut }) => shortcut);

describe('the replies of a browser, moved to the shared list', () => {
  it('take the place of a list that nobody has saved, and keep what is known of the first ones', () => {
    const { id: _, topics: __, ...photo } = FIRST_REPLIES[1] as CannedReply;
    const { replies } = withOwnReplies(FIRST, [photo, { shortcut: 'dump', text: 'We recycle.' }], newId);
    expect(shortcuts(replies)).toEqual(['photo', 'dump']);
    expect(replies[0]).toEqual(FIRST_REPLIES[1]);
  });

  it('come once, however often they are moved', () => {
    const own = [{ shortcut: 'dump', text: 'We recycle.' }];
    const once = withOwnReplies(shared(reply('hello')), own, newId).replies;
    expect(withOwnReplies({ version: 4, replies: once }, own, newId)).toEqual({ replies: once, left: [] });
  });

  it('say nothing that is said already, and get a number where the shortcut is taken', () => {
    const own = [
      { shortcut: 'hey', text: ' Text of hello ' },
      { shortcut: 'hello', text: 'Hello there' },
      { shortcut: 'a-shortcut-of-20-char', text: 'too long' },
    ];
    const { replies, left } = withOwnReplies(shared(reply('hello'), reply('hello-2')), own, newId);
    expect(shortcuts(replies)).toEqual(['hello', 'hello-2', 'hello-3']);
    expect(left).toEqual([own[2]]);
  });

  it('stay where they are when the list is full, and an empty list takes nothing away', () => {
    const full = shared(...Array.from({ length: MAX_REPLIES }, (_, index) => reply(`r-${index}`)));
    const own = [{ shortcut: 'dump', text: 'We recycle.' }];
    expect(withOwnReplies(full, own, newId)).toEqual({ replies: full.replies, left: own });
    expect(withOwnReplies(FIRST, [], newId).replies).toEqual(FIRST_REPLIES);
  });
});

describe('changes of replies upon what others saved meanwhile', () => {
  const base = [reply('a'), reply('b'), reply('c')];
  it('keep mine, and take what others added, changed and removed', () => {
    const mine = [reply('c'), { ...reply('a'), text: 'Mine' }, reply('b'), reply('m')];
    const theirs = [{ ...reply('a'), text: 'Theirs' }, { ...reply('b'), text: 'Theirs' }, reply('t')];
    expect(rebaseReplies(base, mine, theirs).map(({ id, text }) => [id, text])).toEqual([
      ['a', 'Mine'],
      ['b', 'Theirs'],
      ['m', 'Text of m'],
      ['t', 'Text of t'],
    ]);
  });

  it('do not bring back what I removed', () => {
    expect(shortcuts(rebaseReplies(base, [reply('a')], [...base, reply('t')]))).toEqual(['a', 't']);
  });
});
