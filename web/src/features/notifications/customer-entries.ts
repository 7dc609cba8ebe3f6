import type { AppNotification } from './notification-list.ts';

/** All that is notified of one customer, as one entry of the list; what is about none is one by itself. */
export interface CustomerEntry {
  /** What it says: the newest that nobody has read, or else the newest. */
  headline: AppNotification;
  /** What else there is, the newest first: of their lead, or of another chat. */
  others: readonly AppNotification[];
  isRead: boolean;
  /** How many it stands for that nobody has read. */
  unread: number;
}

/** The notifications by customer, in the order of the list. */
export function customerEntries(list: readonly AppNotification[]): CustomerEntry[] {
  const byCustomer = Map.groupBy(list, ({ customer, id }) => customer ?? id);
  return [...byCustomer.values()].map(entryOf);
}

function entryOf(notifications: readonly AppNotification[]): CustomerEntry {
  const unread = notifications.filter(({ read }) => !read);
  const [headline] = unread.length > 0 ? unread : notifications;
  if (!headline) throw new Error('An entry needs a notification.');
  return {
    headline,
    others: notifications.filter((one) => one !== headline),
    isRead: unread.length === 0,
    unread: unread.reduce((sum, { count = 1 }) => sum + count, 0),
  };
}

/** What of an entry nobody has read beside its headline. */
export function unreadOthers({ others }: Pick<CustomerEntry, 'others'>): readonly AppNotification[] {
  return others.filter(({ read }) => !read);
}

/** What of an entry nobody has read beside its headline, in words: `12 new chats, Asked Again`; empty for nothing. */
export function alsoUnread(entry: Pick<CustomerEntry, 'others'>): string {
  const byTitle = Map.groupBy(unreadOthers(entry), ({ title }) => title);
  return [...byTitle].map(([title, ones]) => countedTitle(title, ones)).join(', ');
}

function countedTitle(title: string, ones: readonly AppNotification[]): string {
  if (ones.length === 1) return title;
  const many = ones.find((one) => one.many)?.many;
  return many === undefined ? `${title} (${ones.length})` : `${ones.length} ${many}`;
}

/** A way out of an entry. */
interface EntryLink {
  label: string;
  to: string;
  of: AppNotification;
}

/**
 * The ways to what an entry is about, each once. Of two chats of one customer the one of the headline, or else the newest: once that was
 * followed, the other is the headline where nobody has read it.
 */
export function entryLinks({ headline, others }: Pick<CustomerEntry, 'headline' | 'others'>): EntryLink[] {
  const links = [headline, ...others].flatMap((of) =>
    of.action ? [{ label: of.actionLabel ?? 'Open', to: of.action, of }] : [],
  );
  return links.filter((link, index) => links.findIndex(({ label }) => label === link.label) === index);
}
