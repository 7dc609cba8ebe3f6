import { expect, it } from '@jest/globals';
import { chatState } from './chat-state.ts';
import { createSession } from './create-session.ts';

const AT = '2026-11-21T15:00:00.000Z';
const said = (sender: 'user' | 'assistant' | 'admin') => ({
  lastMessage: { sender, content: 'x', timestamp: AT },
});
const ASKED = { personRequestedAt: AT };
const HELD = { isHandedOff: true, adminId: 'sam' };
const SENT = { leadSentAt: AT };
const TO_CALL = { callBackAt: AT };

it.each([
  ['open', {}],
  ['open', said('user')],
  ['open', HELD],
  ['open', { ...HELD, ...said('admin') }],
  ['needs', ASKED],
  ['needs', { ...ASKED, ...SENT, ...said('assistant') }],
  ['needs', { ...HELD, ...said('user') }],
  ['needs', { ...HELD, ...SENT, ...said('user') }],
  ['needs', { ...HELD, ...ASKED }],
  ['needs', { ...HELD, ...ASKED, ...said('assistant') }],
  ['open', { ...HELD, ...said('assistant') }],
  ['sent', SENT],
  ['sent', { ...SENT, ...said('user') }],
  ['sent', { ...SENT, ...HELD, ...said('admin') }],
  ['snoozed', { ...ASKED, snoozedUntil: AT }],
  ['snoozed', { ...HELD, ...SENT, ...said('user'), snoozedUntil: AT }],
  ['needs', { snoozeEndedAt: AT }],
  ['needs', TO_CALL],
  ['needs', { ...TO_CALL, ...HELD, ...SENT, ...said('admin') }],
  ['snoozed', { ...TO_CALL, snoozedUntil: AT }],
  ['closed', { ...TO_CALL, status: 'closed' as const }],
  ['open', { callBackAt: null }],
  ['needs', { ...HELD, ...SENT, ...said('admin'), snoozeEndedAt: AT }],
  ['closed', { snoozedUntil: AT, snoozeEndedAt: AT, status: 'closed' as const }],
  ['closed', { ...SENT, ...ASKED, ...said('user'), status: 'closed' as const }],
] as const)('the state %s is that of a chat with %j', (state, changes) => {
  expect(chatState({ ...createSession('s', 'v', new Date(AT)), ...changes })).toBe(state);
});
