import { expect, it } from '@jest/globals';
import { alsoUnread, customerEntries, unreadOthers } from './customer-entries.ts';
import type { AppNotification } from './notification-list.ts';

const one = (id: string, more: Partial<AppNotification> = {}): AppNotification => ({
  id,
  title: id,
  message: '',
  type: 'info',
  timestamp: '2026-11-21T16:00:00.000Z',
  read: false,
  ...more,
});

const shown = (...list: AppNotification[]) =>
  customerEntries(list).map((entry) => [
    entry.headline.id,
    entry.others.map(({ id }) => id),
    unreadOthers(entry).map(({ id }) => id),
    entry.isRead ? 'read' : entry.unread,
  ]);

it('all of a customer is one entry with the newest, in the order of the list', () => {
  const list = [
    one('news', { customer: 'v-1', count: 2 }),
    one('failure'),
    one('other', { customer: 'v-2' }),
    one('waits', { customer: 'v-1', count: 3 }),
    one('failure too'),
  ];
  expect(shown(...list)).toEqual([
    ['news', ['waits'], ['waits'], 5],
    ['failure', [], [], 1],
    ['other', [], [], 1],
    ['failure too', [], [], 1],
  ]);
});

it('what nobody has read is said first, and an entry is read once all of it is', () => {
  const of = (id: string, read: boolean) => one(id, { customer: 'v-1', read });
  expect(shown(of('lead', true), of('chat', false))).toEqual([['chat', ['lead'], [], 1]]);
  expect(shown(of('lead', true), of('chat', true))).toEqual([['lead', ['chat'], [], 'read']]);
});

it('what else is unread is said by its kind, with how many there are of it', () => {
  const chat = (id: string, read = false) =>
    one(id, { title: 'New Chat Session', many: 'new chats', customer: 'v-1', read });
  const asked = (id: string) => one(id, { title: 'Asked Again', customer: 'v-1' });
  const saidOf = (...list: AppNotification[]) => customerEntries(list).map(alsoUnread);
  expect(saidOf(asked('a'), chat('b'), asked('c'), chat('d'), asked('e'), chat('f', true))).toEqual([
    '2 new chats, Asked Again (2)',
  ]);
  expect(saidOf(asked('a'), chat('b'))).toEqual(['New Chat Session']);
  expect(saidOf(asked('a'))).toEqual(['']);
});
