import { type ChatCounts, MAX_CHAT_COUNT } from '@harbour-haul/contract/chat/count-chat-sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChatCounts } from '../api/chat-counts.ts';
import { chatKeys, type ListMode } from '../api/chat-keys.ts';
import type { ChatConsole } from '../state/chat-console.ts';

/** The list and the counts are read from indexes, each of which may lag behind a change. */
const AGAIN_MS = 1_000;
const MAX_AGAIN = 4;

/**
 * Whether an empty list may be called empty. While the counts know of chats that it should have, one of both is behind: they are read
 * again, so that no tab says one while its list says none.
 */
export function useCaughtUp(chatConsole: ChatConsole, mode: ListMode, isEmpty: boolean): boolean {
  const client = useQueryClient();
  const counts = useChatCounts();
  const isBehind = isEmpty && counts !== undefined && countOf(mode, counts) > 0;
  const [again, setAgain] = useState(0);
  if (!isBehind && again > 0) setAgain(0);
  const waits = isBehind && again < MAX_AGAIN;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      setAgain(again + 1);
      void chatConsole.lists.refresh();
      void client.invalidateQueries({ queryKey: chatKeys.counts });
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [waits, again, chatConsole, client]);
  return !waits;
}

/** How many chats a list has by the counts; of those of a single admin they know nothing. */
function countOf(mode: ListMode, counts: ChatCounts): number {
  switch (mode) {
    case 'needs':
    case 'open':
    case 'sent':
    case 'snoozed':
      return counts[mode];
    case 'active':
      return Math.min(MAX_CHAT_COUNT, counts.needs + counts.open + counts.sent + counts.snoozed);
    default:
      return 0;
  }
}
