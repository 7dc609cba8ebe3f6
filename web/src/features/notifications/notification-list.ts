import type { NotificationDraft } from '#lib/notification-draft.ts';

/** An in-app notification (specification section 3). */
export interface AppNotification extends NotificationDraft {
  id: string;
  /** When it was made; ISO 8601 in UTC. */
  timestamp: string;
  read: boolean;
  /** How many of its chat or lead it stands for, since that was read; missing for one. */
  count?: number;
}

/** The newest are kept; older ones are dropped, since the browser's storage is small. */
export const MAX_NOTIFICATIONS = 100;

export type NotificationChange =
  | { type: 'add'; draft: NotificationDraft; id: string; timestamp: string }
  /** Somebody waited before anything was noticed here, since the time that it has. */
  | { type: 'add-waiting'; draft: NotificationDraft; id: string; timestamp: string }
  | { type: 'mark-read'; id: string }
  /** All that lead to this address were opened or dealt with; `isAnswered` where nobody waits there any more. */
  | { type: 'settle'; action: string; isAnswered?: boolean }
  | { type: 'mark-all-read' }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

/**
 * Returns the notifications after a change, the newest first (specification section 4); the same list where nothing changes. Of
 * a customer's chat there is one, the last, and of their lead: a visitor who writes much hides no other.
 */
export function changeNotifications(
  list: readonly AppNotification[],
  change: NotificationChange,
): readonly AppNotification[] {
  switch (change.type) {
    case 'add': {
      const { draft, id, timestamp } = change;
      const before = list.find(
        ({ customer, action }) =>
          customer !== undefined && customer === draft.customer && action === draft.action,
      );
      const count = before && !before.read && { count: (before.count ?? 1) + 1 };
      const others = list.filter((one) => one !== before);
      return [{ ...draft, ...count, id, timestamp, read: false }, ...others].slice(0, MAX_NOTIFICATIONS);
    }
    case 'add-waiting': {
      const isTold = ({ action, timestamp }: AppNotification) =>
        action === change.draft.action && timestamp >= change.timestamp;
      if (list.some(isTold)) return list;
      // Chats and leads are heard of one after the other.
      return changeNotifications(list, { ...change, type: 'add' }).toSorted(newestFirst);
    }
    case 'mark-read':
      return markRead(list, ({ id }) => id === change.id);
    case 'settle': {
      const isOver = ({ action, waits = false }: AppNotification) => waits && action === change.action;
      const left = change.isAnswered && list.some(isOver) ? list.filter((one) => !isOver(one)) : list;
      return markRead(left, ({ action }) => action === change.action);
    }
    case 'mark-all-read':
      return markRead(list, () => true);
    case 'remove':
      return list.some(({ id }) => id === change.id) ? list.filter(({ id }) => id !== change.id) : list;
    case 'clear':
      return list.length === 0 ? list : [];
  }
}

function newestFirst(a: AppNotification, b: AppNotification): number {
  return b.timestamp.localeCompare(a.timestamp);
}

/** Returns of how many customers something has not been read; what is about none counts by itself. */
export function unreadCount(list: readonly AppNotification[]): number {
  return new Set(list.filter(({ read }) => !read).map(({ customer, id }) => customer ?? id)).size;
}

function markRead(
  list: readonly AppNotification[],
  matches: (notification: AppNotification) => boolean,
): readonly AppNotification[] {
  const becomesRead = (one: AppNotification) => !one.read && matches(one);
  return list.some(becomesRead) ? list.map((one) => (becomesRead(one) ? { ...one, read: true } : one)) : list;
}
