import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import { type AppNotification, MAX_NOTIFICATIONS } from './notification-list.ts';
import { READ_MARKS_KEY } from './stored-notifications.ts';

/** Until when what leads to an address was read, by the address; ISO 8601 in UTC. */
export type ReadMarks = Readonly<Record<string, string>>;

/** What a user has read in any tab of this browser; nothing where that of another user is stored. */
export function loadReadMarks(userId: string): ReadMarks {
  try {
    const stored: unknown = JSON.parse(readStored(READ_MARKS_KEY) ?? 'null');
    if (!isRecord(stored) || stored.userId !== userId || !isRecord(stored.marks)) return {};
    const marks = Object.entries(stored.marks).filter(
      (mark): mark is [string, string] => typeof mark[1] === 'string',
    );
    return Object.fromEntries(marks);
  } catch {
    return {};
  }
}

/** Says to the other tabs, those to come among them, that what leads to these addresses is read by now. */
export function markReadInTabs(userId: string, actions: readonly string[], now: Date): void {
  if (actions.length === 0) return;
  const own = actions.map((action) => [action, now.toISOString()] as const);
  const others = Object.entries(loadReadMarks(userId)).filter(([action]) => !actions.includes(action));
  // Of more than a list holds, no tab has anything unread.
  const latest = [...own, ...others].sort(([, a], [, b]) => (a < b ? 1 : -1)).slice(0, MAX_NOTIFICATIONS);
  writeStored(READ_MARKS_KEY, JSON.stringify({ userId, marks: Object.fromEntries(latest) }));
}

/** Whether a notification was read in some tab. */
export function isMarkedRead({ action, timestamp }: AppNotification, marks: ReadMarks): boolean {
  const until = action === undefined ? undefined : marks[action];
  return until !== undefined && timestamp <= until;
}

/** The addresses to which something unread led before, and leads no more; what other tabs have said already is left out. */
export function newlyRead(
  before: readonly AppNotification[],
  now: readonly AppNotification[],
  marks: ReadMarks,
): string[] {
  const unread = new Set(now.filter(({ read }) => !read).map(({ action }) => action));
  const read = before.flatMap((one) =>
    one.read || one.action === undefined || isMarkedRead(one, marks) ? [] : [one.action],
  );
  return [...new Set(read)].filter((action) => !unread.has(action));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
