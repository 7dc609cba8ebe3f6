import { describe, expect, it } from '@jest/globals';
import {
  asksForPerson,
  isRecent,
  isUnviewed,
  isWaiting,
  needsLook,
  rowName,
  toastName,
} from './session-facts.ts';
import { sampleSession } from './testing/chat-server.ts';

const NOW = new Date('2026-11-21T16:00:00.000Z');
const said = (sender: 'user' | 'assistant' | 'admin') => ({
  lastMessage: { sender, content: 'x', timestamp: NOW.toISOString() },
});
const TAKEN = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };
const ASKED = { personRequestedAt: NOW.toISOString() };

describe('a session', () => {
  it.each([
    [said('user'), false],
    [{ ...said('user'), ...TAKEN }, true],
    [{ ...said('admin'), ...TAKEN }, false],
    [{ ...said('user'), ...ASKED }, true],
    [{ ...said('assistant'), ...ASKED }, false],
    [{ ...said('user'), ...TAKEN, status: 'closed' as const }, false],
    [TAKEN, false],
  ])('%j waits for a reply: %s', (changes, waits) => {
    expect(isWaiting(sampleSession('a', changes))).toBe(waits);
  });

  it('asks for a person until one is there', () => {
    expect(asksForPerson(sampleSession('a', ASKED))).toBe(true);
    expect(asksForPerson(sampleSession('a', { ...ASKED, ...TAKEN }))).toBe(false);
    expect(asksForPerson(sampleSession('a', { ...ASKED, status: 'closed' }))).toBe(false);
  });

  it('wants a look although it was seen', () => {
    expect(needsLook(sampleSession('a'))).toBe(false);
    expect(needsLook(sampleSession('a', { adminViewed: false }))).toBe(true);
    expect(needsLook(sampleSession('a', ASKED))).toBe(true);
    expect(isUnviewed(sampleSession('a', { adminViewed: false, status: 'closed' }))).toBe(false);
  });

  it.each([
    ['2026-11-20T16:00:00.001Z', true],
    ['2026-11-20T16:00:00.000Z', false],
  ])('with its last activity at %s is recent: %s', (lastActivityAt, recent) => {
    expect(isRecent(sampleSession('a', { lastActivityAt }), NOW)).toBe(recent);
  });

  it('has a name of 16 characters in a row and of 8 in a toast', () => {
    expect(rowName(sampleSession('a', { visitorId: '0123456789abcdef' }))).toBe('0123456789abcdef');
    expect(rowName(sampleSession('a', { visitorId: '0123456789abcdefg' }))).toBe('0123456789abcdef…');
    expect(toastName({ visitorId: '0123456789' })).toBe('Visitor 01234567');
  });
});
