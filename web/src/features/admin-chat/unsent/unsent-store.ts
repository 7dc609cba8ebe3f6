import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import { keysOfTab, readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';

/** What an admin has written in chats and no server has stored, by session. */
export type Unsent = ReadonlyMap<string, readonly OutgoingMessage[]>;

const PREFIX = 'harbour-haul:unsent-chat:';
/** Under which what is typed and not sent stands (`kept-drafts.ts`). */
export const DRAFTS_PREFIX = 'harbour-haul:chat-drafts:';
/** Under which stands what has reached its visitors (`delivered-seqs.ts`). */
export const DELIVERED_PREFIX = 'harbour-haul:delivered:';

/** Returns what an earlier page of this tab could not send for an admin. It has failed, whatever it was about to do. */
export function readUnsent(userId: string): Unsent {
  try {
    const stored = JSON.parse(readOfTab(PREFIX + userId) ?? '[]') as [string, OutgoingMessage[]][];
    return new Map(
      stored.map(([id, messages]) => [id, messages.map((one) => ({ ...one, state: 'failed' }) as const)]),
    );
  } catch {
    return new Map();
  }
}

/** Keeps what an admin has not sent for the next page of this tab: another tab would send it a second time. */
export function storeUnsent(userId: string, unsent: Unsent): void {
  if (unsent.size === 0) removeFromTab(PREFIX + userId);
  else writeToTab(PREFIX + userId, JSON.stringify([...unsent]));
}

/**
 * Removes what others have written in this tab and not sent, whose sessions ended without a sign-out; null removes all, for a
 * sign-out.
 */
export function keepUnsentOf(userId: string | null): void {
  for (const prefix of [PREFIX, DRAFTS_PREFIX, DELIVERED_PREFIX])
    for (const key of keysOfTab(prefix)) if (key !== prefix + userId) removeFromTab(key);
}

/** Returns the sessions in which an admin has written in this tab what is not sent, be it half a reply or half a note. */
export function unsentChats(userId: string): Set<string> {
  return new Set([...readUnsent(userId).keys(), ...readDrafts(userId).keys()].map(sessionOf));
}

/** Returns what an admin has typed in this tab and not sent, by field. */
export function readDrafts(userId: string): Map<string, string> {
  try {
    const stored = JSON.parse(readOfTab(DRAFTS_PREFIX + userId) ?? '[]') as [string, unknown][];
    return new Map(stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

const NOTE = 'note:';

/** The field of a note of a chat; that of its reply is named by the session. */
export function noteField(sessionId: string): string {
  return NOTE + sessionId;
}

function sessionOf(field: string): string {
  return field.startsWith(NOTE) ? field.slice(NOTE.length) : field;
}
