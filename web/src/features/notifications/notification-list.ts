import type { NotificationDraft } from '#lib/notification-draft.ts';

/** An in-app notification (specification section 3). */
export interface AppNotification extends NotificationDraft {
  id: string;
  /** When it was made; ISO 8601 in UTC. */
  timestamp: string;
  read: boolean;
}

/** The newest are kept; nobody reads further back, and the browser's storage is small. */
export const MAX_NOTIFICATIONS = 100;

export type NotificationChange =
  | { type: 'add'; draft: NotificationDraft; id: string; timestamp: string }
  | { type: 'mark-read'; id: string }
  | { type: 'mark-all-read' }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

/** The notifications after a change, the newest first (specification section 4). What changes nothing answers the same list. */
export function changeNotifications(
  list: readonly AppNotification[],
  change: NotificationChange,
): readonly AppNotification[] {
  switch (change.type) {
    case 'add': {
      const { draft, id, timestamp } = change;
      return [{ ...draft, id, timestamp, read: false }, ...list].slice(0, MAX_NOTIFICATIONS);
    }
    case 'mark-read':
      return markRead(list, ({ id }) => id === change.id);
    case 'mark-all-read':
      return markRead(list, () => true);
    case 'remove':
      return list.some(({ id }) => id === change.id) ? list.filter(({ id }) => id !== change.id) : list;
    case 'clear':
      return list.length === 0 ? list : [];
  }
}

/** How many have not been read. */
export function unreadCount(list: readonly AppNotification[]): number {
  return list.filter(({ read }) => !read).length;
}

function markRead(
  list: readonly AppNotification[],
  concerns: (notification: AppNotification) => boolean,
): readonly AppNotification[] {
  const isNews = (one: AppNotification) => !one.read && concerns(one);
  return list.some(isNews) ? list.map((one) => (isNews(one) ? { ...one, read: true } : one)) : list;
}
