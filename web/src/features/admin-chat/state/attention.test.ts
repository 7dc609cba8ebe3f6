import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { describe, expect, it } from '@jest/globals';
import { attentionTo } from './attention.ts';
import { sampleSession } from './testing/chat-server.ts';

const SINCE = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T12:00:01.000Z';
const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };
const THEIRS = { isHandedOff: true, adminId: 'kim', adminName: 'Kim' };
const ASKED = { personRequestedAt: LATER };
const SPOKE = { lastMessage: { sender: 'user' as const, content: 'Hello?', timestamp: LATER } };

type Changes = Partial<ChatSession> | undefined;

const kinds = (before: Changes, after: Partial<ChatSession>, since: string | null = SINCE) =>
  attentionTo({
    before: before && sampleSession('a', before),
    after: sampleSession('a', after),
    since,
    adminId: 'sam',
  }).map(({ kind }) => kind);

describe('an admin hears of', () => {
  it.each<[string, Changes, Partial<ChatSession>, string[]]>([
    ['a chat that began since', undefined, { createdAt: LATER }, ['new_chat']],
    ['no chat that is only new to this desk', undefined, { createdAt: SINCE }, []],
    ['no chat twice', { createdAt: LATER }, { createdAt: LATER }, []],
    ['a visitor who asks for a person', {}, ASKED, ['person_requested']],
    ['one who does so at once', undefined, { createdAt: LATER, ...ASKED }, ['new_chat', 'person_requested']],
    ['no wish from before', undefined, ASKED, []],
    ['no wish twice', ASKED, ASKED, []],
    ['a visitor who waits in a chat of theirs', MINE, { ...MINE, ...SPOKE }, ['waiting']],
    ['nothing more while the same visitor waits', { ...MINE, ...SPOKE }, { ...MINE, ...SPOKE, seq: 9 }, []],
    ['no visitor of another admin', THEIRS, { ...THEIRS, ...SPOKE }, []],
    ['no visitor whom the assistant answers', {}, SPOKE, []],
    ['a takeover that ended by itself', MINE, {}, ['takeover_lost']],
    ['no end of another admin’s takeover', THEIRS, {}, []],
    ['nothing of a closed chat', MINE, { status: 'closed' }, []],
  ])('%s', (_text, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected);
  });

  it('nothing before the first list has come', () => {
    expect(kinds(undefined, { createdAt: LATER }, null)).toEqual([]);
  });

  it('it in the words of the specification', () => {
    const after = sampleSession('a', { visitorId: '0123456789', createdAt: LATER });
    expect(attentionTo({ before: undefined, after, since: '', adminId: 'sam' })).toEqual([
      {
        kind: 'new_chat',
        sessionId: 'a',
        title: 'New Chat Session',
        message: 'Visitor 01234567 started a new chat',
      },
    ]);
  });
});
