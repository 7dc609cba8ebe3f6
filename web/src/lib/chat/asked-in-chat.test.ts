import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { expect, it } from '@jest/globals';
import { askedInChats } from './asked-in-chat.ts';

const AT = '2026-11-21T16:00:00.000Z';
const LATER = '2026-11-21T17:00:00.000Z';
const chat = (changes: Partial<ChatSession>): ChatSession => ({
  ...createSession('a', 'visitor-1', new Date(AT)),
  leadId: 7,
  personRequestedAt: AT,
  personRequestAbout: 'cancel',
  ...changes,
});

it('a lead has the latest wish of its chats', () => {
  const chats = [
    chat({ id: 'b', personRequestedAt: LATER, personRequestAbout: null }),
    chat({}),
    chat({ id: 'c', leadId: 3 }),
  ];
  expect(askedInChats(chats)).toEqual([
    { leadId: 3, sessionId: 'c', about: 'cancel', text: 'Asked to cancel', at: AT },
    { leadId: 7, sessionId: 'b', about: null, text: 'Asked for a person', at: LATER },
  ]);
});

it.each<[string, Partial<ChatSession>]>([
  ['that have no lead', { leadId: null }],
  ['in which nobody was asked for', { personRequestedAt: null }],
  ['that somebody has taken over', { isHandedOff: true, adminId: 'sam', adminName: 'Sam' }],
  ['that are closed', { status: 'closed' }],
])('nothing is asked in chats %s', (_which, changes) => {
  expect(askedInChats([chat(changes)])).toEqual([]);
});
