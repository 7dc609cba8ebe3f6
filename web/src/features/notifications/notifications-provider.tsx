import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useReducer } from 'react';
import type { NotificationDraft } from '#lib/notification-draft.ts';
import { type AppNotification, changeNotifications, unreadCount } from './notification-list.ts';
import { loadNotifications, storeNotifications } from './stored-notifications.ts';

interface Notifications {
  /** The newest first. */
  list: readonly AppNotification[];
  unread: number;
  markRead: (id: string) => void;
  markAllRead: () => void;
  remove: (id: string) => void;
  clear: () => void;
}

type Notify = (draft: NotificationDraft) => void;

const ListContext = createContext<Notifications | null>(null);
/** Apart from the list, so that a component which only notifies is not rendered again with every notification. */
const NotifyContext = createContext<Notify | null>(null);

/** Holds the notifications of one user for this browser session. Another user needs another `key`. */
export function NotificationsProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const [list, change] = useReducer(changeNotifications, userId, loadNotifications);
  useEffect(() => storeNotifications(userId, list), [userId, list]);
  const notify = useCallback<Notify>((draft) => {
    change({ type: 'add', draft, id: crypto.randomUUID(), timestamp: new Date().toISOString() });
  }, []);
  const notifications = useMemo(
    () => ({
      list,
      unread: unreadCount(list),
      markRead: (id: string) => change({ type: 'mark-read', id }),
      markAllRead: () => change({ type: 'mark-all-read' }),
      remove: (id: string) => change({ type: 'remove', id }),
      clear: () => change({ type: 'clear' }),
    }),
    [list],
  );
  return (
    <NotifyContext value={notify}>
      <ListContext value={notifications}>{children}</ListContext>
    </NotifyContext>
  );
}

/** The notifications and what can be done with them. */
export function useNotifications(): Notifications {
  const notifications = use(ListContext);
  if (!notifications) throw new Error('useNotifications needs a NotificationsProvider above it.');
  return notifications;
}

/** Adds a notification on top of the list, unread. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotificationsProvider above it.');
  return notify;
}
