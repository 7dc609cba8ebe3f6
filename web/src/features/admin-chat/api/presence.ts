import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { LivePlatform } from '#lib/chat/live-platform.ts';
import { TypingWatch } from '#lib/chat/typing.ts';
import { chatKeys, WRITTEN_BY_CONSOLE } from './chat-keys.ts';

/** By session; unknown while the live channel is down. */
type OnlineVisitors = ReadonlyMap<string, boolean>;
/** Ids of sessions. */
type TypingVisitors = ReadonlySet<string>;

const NONE_KNOWN: OnlineVisitors = new Map();
const NONE_TYPING: TypingVisitors = new Set();

const onlineQuery = queryOptions<OnlineVisitors>({
  ...WRITTEN_BY_CONSOLE,
  queryKey: chatKeys.online,
});

const typingQuery = queryOptions<TypingVisitors>({
  ...WRITTEN_BY_CONSOLE,
  queryKey: chatKeys.typing,
});

/** Returns whether the visitors are online, by session, where that is known. */
export function useOnline(): OnlineVisitors {
  return useQuery(onlineQuery).data ?? NONE_KNOWN;
}

/** Returns the ids of the sessions whose visitor is typing. */
export function useTyping(): TypingVisitors {
  return useQuery(typingQuery).data ?? NONE_TYPING;
}

/** Writes what the live channel says of visitors: who is online, and who is typing. */
export class PresenceCache {
  readonly #client: QueryClient;
  readonly #typingWatch: TypingWatch;

  constructor(client: QueryClient, platform: LivePlatform) {
    this.#client = client;
    this.#typingWatch = new TypingWatch(platform, (typing) =>
      client.setQueryData(typingQuery.queryKey, typing),
    );
  }

  isOnline(sessionId: string): boolean {
    return this.#online().get(sessionId) ?? false;
  }

  setOnline(sessionId: string, online: boolean): void {
    this.#client.setQueryData(onlineQuery.queryKey, new Map(this.#online()).set(sessionId, online));
    if (!online) this.setTyping(sessionId, false);
  }

  /** Typing ends by itself where the visitor does not repeat it. */
  setTyping(sessionId: string, typing: boolean): void {
    this.#typingWatch.receive(sessionId, typing);
  }

  /** Nobody's presence is known while the live channel is down. */
  clearOnline(): void {
    if (this.#online().size > 0) this.#client.setQueryData(onlineQuery.queryKey, NONE_KNOWN);
  }

  #online(): OnlineVisitors {
    return this.#client.getQueryData(onlineQuery.queryKey) ?? NONE_KNOWN;
  }
}
