import { queryOptions, useQuery } from '@tanstack/react-query';
import { chatKeys, WRITTEN_BY_CONSOLE } from './chat-keys.ts';

/** By session; unknown while the live channel is down. */
type OnlineVisitors = ReadonlyMap<string, boolean>;
/** Ids of sessions. */
type TypingVisitors = ReadonlySet<string>;

const NONE_KNOWN: OnlineVisitors = new Map();
const NONE_TYPING: TypingVisitors = new Set();

export const onlineQuery = queryOptions<OnlineVisitors>({
  ...WRITTEN_BY_CONSOLE,
  queryKey: chatKeys.online,
});

export const typingQuery = queryOptions<TypingVisitors>({
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
