import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { expect, it } from '@jest/globals';
import { requestText, wantsPerson } from './person-wish.ts';

const AT = '2026-11-21T16:00:00.000Z';
const asked = (changes: Partial<ChatSession>): ChatSession => ({
  ...createSession('a', 'visitor-1', new Date(AT)),
  personRequestedAt: AT,
  ...changes,
});

it('a visitor wants a person until an admin takes over', () => {
  expect(wantsPerson(asked({}))).toBe(true);
  expect(wantsPerson(asked({ personRequestedAt: null }))).toBe(false);
  expect(wantsPerson(asked({ isHandedOff: true, adminId: 'sam', adminName: 'Sam' }))).toBe(false);
  expect(wantsPerson(asked({ status: 'closed' }))).toBe(false);
});

it.each([
  [null, 'Asked for a person'],
  ['cancel', 'Asked to cancel'],
  ['reschedule', 'Asked to reschedule'],
  ['existing-request', 'Asked about a request'],
  ['question', 'Asked a question for the team'],
  ['deletion', 'Asked to be deleted'],
] as const)('a request for a person about %j reads "%s"', (personRequestAbout, text) => {
  expect(requestText(asked({ personRequestAbout }))).toBe(text);
});
