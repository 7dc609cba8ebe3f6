import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface RovingRows {
  /** Whether the Tab key stops at this row. */
  isStop: (id: string) => boolean;
  listProps: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Arrow keys through rows marked by `data-session`, of which Tab stops at one alone: fifty rows are one stop, not fifty. */
export function useRovingRows(ids: readonly string[], openId: string | undefined): RovingRows {
  const [focused, setFocused] = useState<string>();
  const stop = [focused, openId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  return {
    isStop: (id) => id === stop,
    listProps: {
      onFocus: ({ target }) => {
        const row = target.closest('li')?.querySelector<HTMLElement>('[data-session]');
        if (row) setFocused(row.dataset.session);
      },
      onKeyDown: (event) => {
        const step = STEPS[event.key];
        if (!step || !(event.target instanceof HTMLElement)) return;
        const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-session]')];
        const row = event.target.closest('li')?.querySelector<HTMLElement>('[data-session]');
        if (!row) return;
        event.preventDefault();
        rows[step(rows.indexOf(row), rows.length)]?.focus();
      },
    },
  };
}
