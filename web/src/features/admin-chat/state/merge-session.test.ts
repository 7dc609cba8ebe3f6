import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleMessage } from '#lib/chat/testing/sample-message.ts';
import { mergeSession, withMessage } from './merge-session.ts';
import { sampleSession } from './testing/chat-server.ts';

/** States that one session has passed through: the server's versions and numbers tell which is newer. */
const HISTORY = Array.from({ length: 12 }, (_, step) => {
  const seq = Math.ceil(step / 2);
  const time = `2026-11-21T12:00:${String(seq + 10)}.000Z`;
  return sampleSession('a', {
    version: 1 + Math.floor(step / 2),
    isHandedOff: Math.floor(step / 2) % 2 === 1,
    seq,
    lastActivityAt: time,
    lastMessage: seq === 0 ? null : { sender: 'user', content: `Text ${seq}`, timestamp: time },
  });
});

describe('two copies of a session', () => {
  it('make its newest state in whatever order all of them come', () => {
    const shuffled = fc.shuffledSubarray(HISTORY, { minLength: 1 });
    fc.assert(
      fc.property(shuffled, (states) => {
        const merged = states.reduce(mergeSession);
        const newest = HISTORY.findLast((state) => states.includes(state));
        expect(merged).toEqual(newest);
      }),
    );
  });

  it('do not forget that it was seen', () => {
    const seen = sampleSession('a', { adminViewed: true });
    expect(mergeSession(seen, sampleSession('a', { adminViewed: false })).adminViewed).toBe(true);
  });
});

describe('a message', () => {
  it('moves the preview on, once', () => {
    const session = sampleSession('a', { seq: 4 });
    const message = sampleMessage(5, { sessionId: 'a', content: 'x'.repeat(300) });
    const after = withMessage(session, message);
    expect(after.seq).toBe(5);
    expect(after.lastMessage?.content).toHaveLength(200);
    expect(after.lastActivityAt).toBe(message.timestamp);
    expect(withMessage(after, message)).toBe(after);
    expect(withMessage(after, sampleMessage(4))).toBe(after);
  });
});
