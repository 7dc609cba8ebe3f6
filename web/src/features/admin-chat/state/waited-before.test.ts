import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { expect, it } from '@jest/globals';
import { sampleSession } from '../testing/chat-server.ts';
import { waitedBefore } from './waited-before.ts';

const EARLIER = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T12:30:00.000Z';
const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };
const THEIRS = { isHandedOff: true, adminId: 'kim', adminName: 'Kim' };
const REQUESTED = { personRequestedAt: EARLIER };
const ANSWERED = { sender: 'admin' as const, content: 'Hello', timestamp: LATER };
const WROTE = { lastMessage: { sender: 'user' as const, content: 'Hello?', timestamp: LATER } };

it.each<[string, Partial<ChatSession>, string, string]>([
  ['asks for a person', { ...REQUESTED, ...WROTE }, 'Visitor A asked for a person', EARLIER],
  [
    'asks the team something',
    { ...REQUESTED, personRequestAbout: 'question' },
    'Visitor A asked a question for the team',
    EARLIER,
  ],
  ['has written last to the admin', { ...MINE, ...WROTE }, 'Visitor A is waiting for a reply', LATER],
  ['is back from a snooze', { snoozeEndedAt: LATER, ...REQUESTED }, 'Visitor A needs you again', LATER],
])('an admin who comes later is told of a visitor who %s', (_text, changes, message, since) => {
  const session = sampleSession('a', { visitorId: 'A', ...changes });
  expect(waitedBefore(session, 'sam')).toMatchObject({ sessionId: 'a', message, since });
});

it.each<[string, Partial<ChatSession>]>([
  ['talks with the assistant', WROTE],
  ['waits for a colleague', { ...THEIRS, ...WROTE }],
  ['is back for a colleague', { ...THEIRS, snoozeEndedAt: LATER }],
  ['was answered', MINE],
  [
    'was answered, and waits for a call',
    { ...MINE, ...REQUESTED, callBackAt: EARLIER, lastMessage: ANSWERED },
  ],
  ['waits for a call, of which their lead tells', { callBackAt: EARLIER }],
  ['was put away', { ...REQUESTED, snoozedUntil: LATER, snoozedBy: 'Kim' }],
  ['has gone', { ...REQUESTED, status: 'closed' }],
])('and of none who %s', (_text, changes) => {
  expect(waitedBefore(sampleSession('a', changes), 'sam')).toBeNull();
});
