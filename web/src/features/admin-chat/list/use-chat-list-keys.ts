import { useRef } from 'react';
import { useKeys } from '#lib/keys/use-keys.ts';

interface ChatListKeys {
  /** The ids of the rows, top to bottom. */
  ids: readonly string[];
  openId: string | undefined;
  /** On a phone the open chat has the list's place; its keys rest then. */
  isShown: () => boolean;
  onSelect: (id: string) => void;
  onSearch: () => void;
}

/**
 * Moves through the conversations by `j` and `k`, selects by `x` and goes to the search by `/`: the row that has the focus is the
 * one that is meant, before there is one the open chat's. Enter is the row's own, which is a button.
 */
export function useChatListKeys({ ids, openId, isShown, onSelect, onSearch }: ChatListKeys): void {
  /** Where the focus was, should its row have left the list since. */
  const last = useRef(-1);
  /** The chat that was open then: one that was opened since is where to go on from. */
  const opened = useRef(openId);
  const move = (by: 1 | -1) => {
    if (ids.length === 0) return;
    const isJustOpen = opened.current !== openId;
    const meant = focusedRow() ?? (last.current === -1 || isJustOpen ? openId : undefined);
    opened.current = openId;
    const at = meant === undefined ? -1 : ids.indexOf(meant);
    const from = at === -1 ? last.current - (by === 1 && last.current !== -1 ? 1 : 0) : at;
    last.current = Math.min(Math.max(from + by, 0), ids.length - 1);
    focusRow(ids[last.current]);
  };
  const select = () => {
    const id = focusedRow();
    if (id !== undefined && ids.includes(id)) onSelect(id);
  };
  useKeys({
    j: () => isShown() && move(1),
    k: () => isShown() && move(-1),
    x: () => isShown() && select(),
    '/': () => isShown() && onSearch(),
  });
}

/** The id of the row that has the focus, on its name or on its box. */
function focusedRow(): string | undefined {
  const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-session]');
  return row?.dataset.session;
}

function focusRow(id: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-session="${id}"]`);
  row?.focus({ preventScroll: true });
  row?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
}
