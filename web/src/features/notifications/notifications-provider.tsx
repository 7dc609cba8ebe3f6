import { createContext, type ReactNode, use, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { latePart } from '#lib/lazy/late-part.tsx';
import type { NotificationDraft, WaitingDraft } from '#lib/notification-draft.ts';
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

interface Notifier {
  /** Adds a notification on top of the list, unread. */
  notify: (draft: NotificationDraft) => void;
  /**
   * Adds those who waited before, in chats or as leads, but for whom this browser session has told of already, read or removed as
   * that may be.
   */
  noteWaiting: (of: 'chats' | 'leads', waiting: readonly WaitingDraft[]) => void;
  /**
   * Marks as read what leads to this address, such as `/admin/leads/8`: it was opened, or somebody has dealt with it. Where nobody
   * waits there any more, what says so goes, on whatever device that was done.
   */
  settle: (action: string, options?: { isAnswered: boolean }) => void;
  /** Whether anything unread leads there. */
  isUnread: (action: string) => boolean;
}

/** Where its code cannot be fetched, each tab counts by itself. */
const ReadInTabs = latePart(async () => (await import('./read-in-tabs.tsx')).ReadInTabs);

/** Chats and leads: who waits is known once both have said so. */
const WAITING_KINDS = 2;

const ListContext = createContext<Notifications | null>(null);
/** Apart from the list, so that a component which only notifies is not rendered again with every notification. */
const NotifierContext = createContext<Notifier | null>(null);

/** Holds the notifications of one user for this browser session. Another user needs another `key`. */
export function NotificationsProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const [stored] = useState(() => loadNotifications(userId));
  const [list, change] = useReducer(changeNotifications, stored.notifications);
  const known = useRef(new Set<string>());
  useEffect(() => {
    const toldUntil = known.current.size === WAITING_KINDS ? new Date().toISOString() : stored.toldUntil;
    storeNotifications(userId, { notifications: list, toldUntil });
  }, [userId, list, stored]);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const notifier = useMemo<Notifier>(
    () => ({
      notify: (draft) =>
        change({ type: 'add', draft, id: crypto.randomUUID(), timestamp: new Date().toISOString() }),
      noteWaiting: (of, waiting) => {
        known.current.add(of);
        for (const { since, ...draft } of waiting)
          if (since > stored.toldUntil)
            change({ type: 'add-waiting', draft, id: crypto.randomUUID(), timestamp: since });
      },
      settle: (action, options) => change({ type: 'settle', action, ...options }),
      isUnread: (action) => latest.current.some((one) => !one.read && one.action === action),
    }),
    [stored],
  );
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
    <NotifierContext value={notifier}>
      <ListContext value={notifications}>{children}</ListContext>
      <ReadInTabs userId={userId} list={list} onRead={notifications.markRead} />
    </NotifierContext>
  );
}

/** The notifications and what can be done with them. */
export function useNotifications(): Notifications {
  const notifications = use(ListContext);
  if (!notifications) throw new Error('useNotifications needs a NotificationsProvider above it.');
  return notifications;
}

/** What changes the list from elsewhere; always the same. */
export function useNotifier(): Notifier {
  const notifier = use(NotifierContext);
  if (!notifier) throw new Error('useNotifier needs a NotificationsProvider above it.');
  return notifier;
}
