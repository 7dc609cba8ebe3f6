import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { describe, expect, it } from '@jest/globals';
import { sampleSession } from '../testing/chat-server.ts';
import { attentionTo, isSettled } from './attention.ts';

const SINCE = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T12:00:01.000Z';
const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };
const THEIRS = { isHandedOff: true, adminId: 'kim', adminName: 'Kim' };
const REQUESTED = { personRequestedAt: LATER };
const WROTE = { lastMessage: { sender: 'user' as const, content: 'Hello?', timestamp: LATER } };

type Changes = Partial<ChatSession> | undefined;

const kinds = (before: Changes, after: Partial<ChatSession>, since: string | null = SINCE) =>
  attentionTo({
    before: before && sampleSession('a', before),
    after: sampleSession('a', after),
    since,
    adminId: 'sam',
  }).map(({ kind }) => kind);

describe('attention', () => {
  it.each<[string, Changes, Partial<ChatSession>, string[]]>([
    ['a chat that began since', undefined, { createdAt: LATER }, ['new_chat']],
    ['no chat that is only new to this chat console', undefined, { createdAt: SINCE }, []],
    ['no chat twice', { createdAt: LATER }, { createdAt: LATER }, []],
    ['a visitor who requests a person', {}, REQUESTED, ['person_requested']],
    [
      'one who does so at once',
      undefined,
      { createdAt: LATER, ...REQUESTED },
      ['new_chat', 'person_requested'],
    ],
    ['no request for a person from before', undefined, REQUESTED, []],
    ['no request for a person twice', REQUESTED, REQUESTED, []],
    ['one whom a colleague left unanswered', { ...THEIRS, ...REQUESTED }, REQUESTED, ['person_requested']],
    ['a visitor who waits in a chat of theirs', MINE, { ...MINE, ...WROTE }, ['waiting']],
    ['nothing more while the same visitor waits', { ...MINE, ...WROTE }, { ...MINE, ...WROTE, seq: 9 }, []],
    ['no visitor of another admin', THEIRS, { ...THEIRS, ...WROTE }, []],
    ['no visitor of the assistant', {}, WROTE, []],
    ['a takeover that ended by itself', MINE, {}, ['takeover_lost']],
    ['a chat that a colleague hands over', THEIRS, { ...MINE, handedOverBy: 'Kim' }, ['handed_over']],
    ['one whose takeover was missed', {}, { ...MINE, handedOverBy: 'Kim' }, ['handed_over']],
    ['no chat that was handed over before', undefined, { ...MINE, handedOverBy: 'Kim' }, []],
    [
      'no chat that was handed over twice',
      { ...MINE, handedOverBy: 'Kim' },
      { ...MINE, handedOverBy: 'Kim', seq: 2 },
      [],
    ],
    ['nothing of a chat that they hand over', MINE, { ...THEIRS, handedOverBy: 'Sam' }, []],
    ['a chat that a colleague takes over from them', MINE, THEIRS, ['taken_over']],
    [
      'one that the colleague has passed on meanwhile',
      MINE,
      { ...THEIRS, handedOverBy: 'Max' },
      ['taken_over'],
    ],
    ['no chat that a colleague takes over from another', THEIRS, { ...THEIRS, adminId: 'max' }, []],
    ['no own takeover in another tab', {}, MINE, []],
    ['no end of another admin’s takeover', THEIRS, {}, []],
    ['nothing of a closed chat', MINE, { status: 'closed' }, []],
  ])('an admin is notified of %s', (_text, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected);
  });

  it('an admin is notified of nothing before the first list has arrived', () => {
    expect(kinds(undefined, { createdAt: LATER }, null)).toEqual([]);
  });

  it('an attention has the texts of the specification', () => {
    const after = sampleSession('a', { visitorId: '0123456789', createdAt: LATER });
    expect(attentionTo({ before: undefined, after, since: '', adminId: 'sam' })).toEqual([
      {
        kind: 'new_chat',
        sessionId: 'a',
        customer: '0123456789',
        title: 'New Chat Session',
        message: 'Visitor 0123 started a new chat',
      },
    ]);
  });
});

it.each<[string, Partial<ChatSession>, boolean]>([
  ['nobody has seen', { adminViewed: false }, false],
  ['an admin has seen', { adminViewed: true }, true],
  ['waits for a person', { adminViewed: true, ...REQUESTED }, false],
  ['waits for its holder', { ...THEIRS, adminViewed: true, ...WROTE }, false],
  ['its holder has answered', { ...THEIRS, adminViewed: true }, true],
  ['is closed', { adminViewed: false, status: 'closed' }, true],
])('isSettled of a chat that %s', (_text, changes, expected) => {
  expect(isSettled(sampleSession('a', changes))).toBe(expected);
});
