import { describe, expect, it } from '@jest/globals';
import { isUnviewed, isWaiting, needsSince, presenceOf, waitedMinutes } from './session-facts.ts';
import { sampleSession } from './testing/chat-server.ts';

const NOW = new Date('2026-11-21T16:00:00.000Z');
const said = (sender: 'user' | 'assistant' | 'admin') => ({
  lastMessage: { sender, content: 'x', timestamp: NOW.toISOString() },
});
const TAKEN = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };
const REQUESTED = { personRequestedAt: NOW.toISOString() };

describe('session facts', () => {
  it.each([
    [said('user'), false],
    [{ ...said('user'), ...TAKEN }, true],
    [{ ...said('admin'), ...TAKEN }, false],
    [{ ...said('user'), ...REQUESTED }, true],
    [{ ...said('assistant'), ...REQUESTED }, false],
    [{ ...said('user'), ...TAKEN, status: 'closed' as const }, false],
    [TAKEN, false],
  ])('a session with %j waits for a reply: %s', (changes, waits) => {
    expect(isWaiting(sampleSession('a', changes))).toBe(waits);
  });

  it.each([
    ['active', true, true],
    ['active', false, false],
    ['active', undefined, undefined],
    ['closed', true, undefined],
    ['closed', false, undefined],
  ] as const)(
    'of the visitor of a chat that is %s, and was last said to be online: %s, is told: %s',
    (status, said, told) => {
      const online = new Map(said === undefined ? [] : [['a', said] as const]);
      expect(presenceOf(sampleSession('a', { status }), online)).toBe(told);
    },
  );

  it('a session is unviewed while it is active and nobody has opened it', () => {
    expect(isUnviewed(sampleSession('a', { adminViewed: false }))).toBe(true);
    expect(isUnviewed(sampleSession('a'))).toBe(false);
    expect(isUnviewed(sampleSession('a', { adminViewed: false, status: 'closed' }))).toBe(false);
  });

  it.each([
    [3.9, 'user', null],
    [4, 'user', 4],
    [130.5, 'user', 130],
    [9, 'admin', null],
  ] as const)(
    'after %s minutes with the last word of the %s, a visitor has waited %s',
    (minutes, sender, waited) => {
      const timestamp = new Date(NOW.getTime() - minutes * 60_000).toISOString();
      const session = sampleSession('a', { ...TAKEN, lastMessage: { sender, content: 'x', timestamp } });
      expect(waitedMinutes(session, NOW)).toBe(waited);
    },
  );

  const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
  const wrote = (minutes: number, sender: 'user' | 'assistant' = 'user') => ({
    lastMessage: { sender, content: 'x', timestamp: ago(minutes) },
  });
  it.each([
    ['asked for a person, whoever wrote since', { personRequestedAt: ago(30), ...wrote(5, 'assistant') }, 30],
    ['asked for a person and wrote again', { personRequestedAt: ago(30), ...wrote(5) }, 30],
    ['asked to be called', { callBackAt: ago(90), ...wrote(80, 'assistant') }, 90],
    ['wrote to who has the chat', { ...TAKEN, ...wrote(5) }, 5],
    [
      'asked for a person, who has the chat and wrote nothing',
      { ...TAKEN, personRequestedAt: ago(30), ...wrote(5) },
      30,
    ],
  ])('who %s waits since then', (_what, changes, waited) => {
    const session = sampleSession('a', changes);
    expect(needsSince(session)).toBe(ago(waited));
    expect(waitedMinutes(session, NOW)).toBe(waited);
    expect(waitedMinutes({ ...session, snoozedUntil: NOW.toISOString() }, NOW)).toBeNull();
  });
});
