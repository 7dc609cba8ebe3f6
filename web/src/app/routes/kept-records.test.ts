import { expect, it } from '@jest/globals';
import { aboutErased, keptIn } from './kept-records.ts';

const LIST = [
  { id: 'a', action: '/admin/leads/8', customer: 'visitor-1' },
  { id: 'b', action: '/admin/chat/11111111-2222-3333-4444-555555555555', customer: 'visitor-1' },
  { id: 'c', action: '/admin/leads/9', customer: '/admin/leads/9' },
  { id: 'd', action: '/admin?followUpDue=1' },
  { id: 'e', action: '/admin/leads/new' },
  { id: 'f' },
];
const NOTHING = { lead: () => false, chat: () => false };

it('notifications lead to leads and chats, or elsewhere', () => {
  expect(keptIn(LIST)).toEqual({ leads: [8, 9], chats: ['11111111-2222-3333-4444-555555555555'] });
});

it('of a person who was erased nothing is told, by their lead or by their chat', () => {
  expect(aboutErased(LIST, NOTHING)).toEqual([]);
  expect(aboutErased(LIST, { ...NOTHING, lead: (id) => id === 8 })).toEqual(['a', 'b']);
  expect(aboutErased(LIST, { ...NOTHING, chat: (id) => id.startsWith('1') })).toEqual(['a', 'b']);
  expect(aboutErased(LIST, { ...NOTHING, lead: (id) => id === 9 })).toEqual(['c']);
});
