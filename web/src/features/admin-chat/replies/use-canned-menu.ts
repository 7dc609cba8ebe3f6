import {
  type CannedReply,
  findReplies,
  type ReplySearch,
  replySearch,
} from '@harbour-haul/domain/chat/canned/canned-reply';
import { type KeyboardEvent, useId, useState } from 'react';

export interface CannedMenuState {
  id: string;
  replies: CannedReply[];
  chosen: number;
  choose: (reply: CannedReply) => void;
  /** Returns whether the menu handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  inputProps: Record<string, string | undefined>;
}

/** The menu of replies while the word at the caret begins with `/`: arrows move, Enter or Tab chooses, Escape dismisses it. */
export function useCannedMenu(
  all: readonly CannedReply[],
  { text, caret }: { text: string; caret: number },
  insert: (reply: CannedReply, searched: ReplySearch) => void,
): CannedMenuState {
  const id = useId();
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const searched = text === dismissed ? null : replySearch(text, caret);
  const replies = searched ? findReplies(all, text.slice(searched.from, searched.to)) : [];
  const chosen = Math.min(at, Math.max(0, replies.length - 1));
  const choose = (reply: CannedReply) => {
    setAt(0);
    if (searched) insert(reply, searched);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt((chosen + 1) % replies.length),
    ArrowUp: () => setAt((chosen + replies.length - 1) % replies.length),
    Enter: () => {
      const reply = replies[chosen];
      if (reply) choose(reply);
    },
    Escape: () => setDismissed(text),
  };
  return {
    id,
    replies,
    chosen,
    choose,
    onKeyDown: (event) => {
      const run = event.nativeEvent.isComposing ? undefined : keys[event.key === 'Tab' ? 'Enter' : event.key];
      if (replies.length === 0 || !run || event.shiftKey) return false;
      event.preventDefault();
      run();
      return true;
    },
    inputProps:
      replies.length > 0
        ? { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': `${id}-${chosen}` }
        : {},
  };
}
