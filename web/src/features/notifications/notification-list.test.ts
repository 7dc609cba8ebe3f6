import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type AppNotification,
  changeNotifications,
  MAX_NOTIFICATIONS,
  type NotificationChange,
  unreadCount,
} from './notification-list.ts';

const draft = { title: 'New chat', message: 'Visitor v1 started a new chat', type: 'info' } as const;

const add = (id: string): NotificationChange => ({
  type: 'add',
  draft,
  id,
  timestamp: '2026-11-21T16:00:00.000Z',
});
const list = (...ids: string[]) =>
  ids.reduce<readonly AppNotification[]>((before, id) => changeNotifications(before, add(id)), []);
const ids = (notifications: readonly AppNotification[]) => notifications.map(({ id }) => id);

describe('notification list', () => {
  it('a new notification is unread and on top', () => {
    const notifications = list('a', 'b');
    expect(ids(notifications)).toEqual(['b', 'a']);
    expect(notifications[0]).toEqual({
      ...draft,
      id: 'b',
      timestamp: '2026-11-21T16:00:00.000Z',
      read: false,
    });
    expect(unreadCount(notifications)).toBe(2);
  });

  it.each<[NotificationChange, string[], number]>([
    [{ type: 'mark-read', id: 'b' }, ['c', 'b', 'a'], 2],
    [{ type: 'mark-read', id: 'x' }, ['c', 'b', 'a'], 3],
    [{ type: 'mark-all-read' }, ['c', 'b', 'a'], 0],
    [{ type: 'remove', id: 'b' }, ['c', 'a'], 2],
    [{ type: 'remove', id: 'x' }, ['c', 'b', 'a'], 3],
    [{ type: 'clear' }, [], 0],
  ])('the notification list after %j', (change, left, unread) => {
    const after = changeNotifications(list('a', 'b', 'c'), change);
    expect(ids(after)).toEqual(left);
    expect(unreadCount(after)).toBe(unread);
  });

  it('a chat has one notification, its last, with how many there were since it was read', () => {
    const of = (customer: string | undefined, id: string): NotificationChange => ({
      type: 'add',
      draft: { ...draft, title: id, customer, action: '/admin/chat/s-1' },
      id,
      timestamp: '2026-11-21T16:00:00.000Z',
    });
    const after = (...changes: NotificationChange[]) =>
      changes
        .reduce<readonly AppNotification[]>(changeNotifications, [])
        .map(({ id, title, count, read }) => [id, title, count, read]);
    const many = [of('s-1', 'a'), of('s-2', 'b'), of(undefined, 'c'), of('s-1', 'd'), of('s-1', 'e')];
    expect(after(...many)).toEqual([
      ['e', 'e', 3, false],
      ['c', 'c', undefined, false],
      ['b', 'b', undefined, false],
    ]);
    expect(after(...many, { type: 'mark-read', id: 'e' }, of(undefined, 'f'), of('s-1', 'g'))[0]).toEqual([
      'g',
      'g',
      undefined,
      false,
    ]);
  });

  it('a customer with a chat and a lead has one of each, and counts once', () => {
    const of = (customer: string, action: string, id: string): NotificationChange => ({
      type: 'add',
      draft: { ...draft, title: id, customer, action },
      id,
      timestamp: '2026-11-21T16:00:00.000Z',
    });
    const after = [
      of('v-1', '/admin/chat/s-1', 'waits'),
      of('v-1', '/admin/leads/8', 'new lead'),
      of('v-2', '/admin/leads/9', 'other'),
      of('v-1', '/admin/leads/8', 'asked again'),
    ].reduce<readonly AppNotification[]>(changeNotifications, []);
    expect(after.map(({ id, count }) => [id, count])).toEqual([
      ['asked again', 2],
      ['other', undefined],
      ['waits', undefined],
    ]);
    expect(unreadCount(after)).toBe(2);
    expect(unreadCount(changeNotifications(after, { type: 'mark-read', id: 'asked again' }))).toBe(2);
    expect(unreadCount(changeNotifications(after, { type: 'mark-read', id: 'other' }))).toBe(1);
  });

  it('once a chat needs nobody, what said that its visitor waits goes, and what else leads there is read', () => {
    const action = '/admin/chat/s-1';
    const of = (id: string, more: object): NotificationChange => ({
      type: 'add',
      draft: { ...draft, title: id, action, ...more },
      id,
      timestamp: '2026-11-21T16:00:00.000Z',
    });
    const before = [of('new', {}), of('waits', { waits: true }), of('other', { action: '/admin/chat/s-2' })];
    const after = [...before, { type: 'settle', action, isAnswered: true } as const]
      .reduce<readonly AppNotification[]>(changeNotifications, [])
      .map(({ id, read }) => [id, read]);
    expect(after).toEqual([
      ['other', false],
      ['new', true],
    ]);
    const opened = [...before, { type: 'settle', action } as const]
      .reduce<readonly AppNotification[]>(changeNotifications, [])
      .map(({ id, read }) => [id, read]);
    // Who has opened it has not answered it.
    expect(opened).toEqual([
      ['other', false],
      ['waits', true],
      ['new', true],
    ]);
  });

  it('who waited before stands by how long they did, however late that was heard of', () => {
    const waiting = (id: string, timestamp: string): NotificationChange => ({
      type: 'add-waiting',
      draft: { ...draft, title: id, action: `/admin/leads/${id}` },
      id,
      timestamp,
    });
    const after = [
      waiting('chat', '2026-11-21T15:00:00.000Z'),
      add('news'),
      waiting('older', '2026-11-21T14:00:00.000Z'),
      waiting('newer', '2026-11-21T15:30:00.000Z'),
    ].reduce<readonly AppNotification[]>(changeNotifications, []);
    expect(ids(after)).toEqual(['news', 'newer', 'chat', 'older']);
  });

  it('the notification list drops the oldest beyond its limit', () => {
    const all = Array.from({ length: MAX_NOTIFICATIONS + 5 }, (_, index) => String(index));
    const kept = list(...all);
    expect(kept).toHaveLength(MAX_NOTIFICATIONS);
    expect(kept[0]?.id).toBe('104');
    expect(kept.at(-1)?.id).toBe('5');
  });

  it('the notification list is the same object where nothing changes', () => {
    const read = changeNotifications(list('a'), { type: 'mark-all-read' });
    for (const type of ['mark-read', 'remove'] as const) {
      expect(changeNotifications(read, { type, id: 'x' })).toBe(read);
    }
    expect(changeNotifications(read, { type: 'mark-all-read' })).toBe(read);
  });

  it('notifications are never beyond the limit, never duplicated, and never unread again', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const change = fc.oneof(
      fc.record({ type: fc.constantFrom('mark-read' as const, 'remove' as const), id }),
      fc.record({ type: fc.constantFrom('mark-all-read' as const, 'clear' as const) }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let before = list('a', 'b', 'c', 'd');
        for (const one of changes) {
          const after = changeNotifications(before, one);
          expect(new Set(ids(after)).size).toBe(after.length);
          for (const { id: kept, read } of after) {
            expect(read || !before.find((earlier) => earlier.id === kept)?.read).toBe(true);
          }
          before = after;
        }
      }),
    );
  });
});
