import { expect, it } from '@jest/globals';
import { createSession } from './create-session.ts';
import { idleCutoff, isIdle } from './idle-chats.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const BEGUN = new Date('2026-11-20T11:59:59.999Z');
const sent = { ...createSession('s', 'v', BEGUN), leadSentAt: BEGUN.toISOString() };

it.each([
  ['a sent chat without a word for two days', {}, true],
  ['one in which something was said since', { lastActivityAt: '2026-11-20T12:00:00.000Z' }, false],
  ['one that was never sent', { leadSentAt: null }, false],
  ['one whose visitor asked for a person', { personRequestedAt: BEGUN.toISOString() }, false],
  ['one that somebody has taken over', { isHandedOff: true, adminId: 'sam' }, false],
  ['one that is closed', { status: 'closed' as const }, false],
])('%s is idle: %#', (_case, changes, idle) => {
  expect(isIdle({ ...sent, ...changes }, idleCutoff(NOW, 48))).toBe(idle);
});

it('a sent chat is idle after as many hours as are configured', () => {
  expect([12, 48, 49].map((hours) => isIdle(sent, idleCutoff(NOW, hours)))).toEqual([true, true, false]);
});
