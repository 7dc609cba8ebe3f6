import type { ChatCounts } from '@harbour-haul/contract/chat/count-chat-sessions';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { chatState } from '@harbour-haul/domain/chat/chat-state';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { type LivePlatform, Timer } from '#lib/chat/live-platform.ts';
import { chatKeys } from './chat-keys.ts';

/** Indexes lag, and many changes are one refresh. */
const REFRESH_AFTER_MS = 2000;

const countsQuery = queryOptions({
  queryKey: chatKeys.counts,
  queryFn: ({ signal }) => call('countChatSessions', {}, { signal }),
});

/** Returns how many chats are in each state; undefined before the server has said so. */
export function useChatCounts(): ChatCounts | undefined {
  return useQuery(countsQuery).data;
}

/** Keeps the counts of chats true: what this browser sees change it counts at once, and the server a moment later. */
export class ChatCounter {
  readonly #client: QueryClient;
  readonly #timer: Timer;

  constructor(client: QueryClient, platform: LivePlatform) {
    this.#client = client;
    this.#timer = new Timer(platform);
  }

  /** @param since chats created later than this are new, and not counted yet; null where nothing is known. */
  note(before: ChatSession | undefined, after: ChatSession, since: string | null): void {
    const isNew = !before && since !== null && after.createdAt > since;
    if (!before && !isNew) return;
    const [from, to] = [before && chatState(before), chatState(after)];
    if (from === to) return;
    this.#client.setQueryData(countsQuery.queryKey, (counts) => {
      if (!counts) return counts;
      const next = { ...counts };
      if (from && from !== 'closed') next[from] = Math.max(0, next[from] - 1);
      if (to !== 'closed') next[to] += 1;
      return next;
    });
    this.refreshSoon();
  }

  refreshSoon(): void {
    this.#timer.set(
      REFRESH_AFTER_MS,
      () => void this.#client.invalidateQueries({ queryKey: countsQuery.queryKey }),
    );
  }

  stop(): void {
    this.#timer.clear();
  }
}
