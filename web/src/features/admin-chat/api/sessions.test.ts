import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleMessage } from '#lib/chat/testing/sample-message.ts';
import { sampleSession } from '../testing/chat-server.ts';
import { mergeSession, withMessage } from './sessions.ts';

/** States that one session has passed through: the server's version and seq say which is newer. */
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

describe('merge of sessions', () => {
  it('merged copies of a session are its newest state, in any order', () => {
    const shuffled = fc.shuffledSubarray(HISTORY, { minLength: 1 });
    fc.assert(
      fc.property(shuffled, (states) => {
        const merged = states.reduce(mergeSession);
        const newest = HISTORY.findLast((state) => states.includes(state));
        expect(merged).toEqual(newest);
      }),
    );
  });

  it('a merged session stays seen', () => {
    const seen = sampleSession('a', { adminViewed: true });
    expect(mergeSession(seen, sampleSession('a', { adminViewed: false })).adminViewed).toBe(true);
  });
});

describe('session with a message', () => {
  it('a message updates the preview of its session once', () => {
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
