import { describe, expect, it } from '@jest/globals';
import {
  isRecent,
  isUnviewed,
  isWaiting,
  needsAttention,
  requestText,
  wantsPerson,
} from './session-facts.ts';
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

  it('a session wants a person until an admin takes over', () => {
    expect(wantsPerson(sampleSession('a', REQUESTED))).toBe(true);
    expect(wantsPerson(sampleSession('a', { ...REQUESTED, ...TAKEN }))).toBe(false);
    expect(wantsPerson(sampleSession('a', { ...REQUESTED, status: 'closed' }))).toBe(false);
  });

  it.each([
    [null, 'Asked for a person'],
    ['cancel', 'Asked to cancel'],
    ['reschedule', 'Asked to reschedule'],
    ['existing-request', 'Asked about a request'],
  ] as const)('a request for a person about %j reads "%s"', (personRequestAbout, text) => {
    expect(requestText(sampleSession('a', { ...REQUESTED, personRequestAbout }))).toBe(text);
  });

  it('a session needs attention while unseen, or with a request for a person', () => {
    expect(needsAttention(sampleSession('a'))).toBe(false);
    expect(needsAttention(sampleSession('a', { adminViewed: false }))).toBe(true);
    expect(needsAttention(sampleSession('a', REQUESTED))).toBe(true);
    expect(isUnviewed(sampleSession('a', { adminViewed: false, status: 'closed' }))).toBe(false);
  });

  it.each([
    ['2026-11-20T16:00:00.001Z', true],
    ['2026-11-20T16:00:00.000Z', false],
  ])('a session with its last activity at %s is recent: %s', (lastActivityAt, recent) => {
    expect(isRecent(sampleSession('a', { lastActivityAt }), NOW)).toBe(recent);
  });
});
