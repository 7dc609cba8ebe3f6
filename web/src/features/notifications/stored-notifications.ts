import type { NotificationType } from '#lib/notification-draft.ts';
import { removeStored } from '#lib/storage/safe-storage.ts';
import { type AppNotification, MAX_NOTIFICATIONS } from './notification-list.ts';

const KEY = 'harbour-haul:notifications';
/** Of all tabs of the browser: what was read in them. */
export const READ_MARKS_KEY = `${KEY}-read`;
const TYPES: readonly NotificationType[] = ['info', 'warning', 'success', 'error'];

interface StoredNotifications {
  notifications: readonly AppNotification[];
  /** Who has waited since before then was told of, and may have been removed since; empty where nobody was. ISO 8601 in UTC. */
  toldUntil: string;
}

const NONE: StoredNotifications = { notifications: [], toldUntil: '' };

/** Returns the notifications of a user in this browser session; none where those of another user are stored. */
export function loadNotifications(userId: string): StoredNotifications {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(stored) || stored.userId !== userId || !Array.isArray(stored.notifications)) return NONE;
    const notifications = stored.notifications.filter(isNotification).slice(0, MAX_NOTIFICATIONS);
    return { notifications, toldUntil: typeof stored.toldUntil === 'string' ? stored.toldUntil : '' };
  } catch {
    return NONE;
  }
}

/** Stores a user's notifications until the browser session ends, as well as the browser allows. */
export function storeNotifications(userId: string, notifications: StoredNotifications): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, ...notifications }));
  } catch {
    // Storage is full or forbidden; they last until the page is left.
  }
}

/** Removes the notifications and what was read of them, so that the next user of this browser finds none. */
export function clearStoredNotifications(): void {
  removeStored(READ_MARKS_KEY);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without a storage there is nothing to remove.
  }
}

function isNotification(value: unknown): value is AppNotification {
  if (!isRecord(value)) return false;
  return (
    [value.id, value.title, value.message].every((text) => typeof text === 'string') &&
    [value.many, value.customer, value.actionLabel, value.action].every(isTextOrMissing) &&
    typeof value.timestamp === 'string' &&
    !Number.isNaN(Date.parse(value.timestamp)) &&
    typeof value.read === 'boolean' &&
    (value.waits === undefined || typeof value.waits === 'boolean') &&
    (value.count === undefined || Number.isSafeInteger(value.count)) &&
    TYPES.some((type) => type === value.type)
  );
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
