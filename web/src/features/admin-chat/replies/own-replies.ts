import type { OwnReply } from '@harbour-haul/domain/chat/canned/merge-replies';
import { readStored, removeStored, writeStored } from '#lib/storage/safe-storage.ts';

/** Where browsers kept their own replies before all admins shared them. */
const KEY = 'harbour-haul:canned-replies';

/** Returns the replies that this browser keeps still. */
export function readOwnReplies(): OwnReply[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isReply) : [];
  } catch {
    return [];
  }
}

/** Keeps those that could not be moved. */
export function writeOwnReplies(left: readonly OwnReply[]): void {
  if (left.length === 0) removeStored(KEY);
  else writeStored(KEY, JSON.stringify(left));
}

function isReply(value: unknown): value is OwnReply {
  if (typeof value !== 'object' || value === null) return false;
  const { shortcut, text }: { shortcut?: unknown; text?: unknown } = value;
  return typeof shortcut === 'string' && typeof text === 'string';
}
