import { type RefObject, useEffect, useRef } from 'react';

interface AwaitedCard {
  id: number;
  /** Whether the board goes along. */
  scrolls: boolean;
}

/** Keeps the focus on a card that is moved: in its new column it is another element. */
export function useMovedFocus(board: RefObject<HTMLElement | null>): (card: AwaitedCard) => void {
  const awaited = useRef<AwaitedCard>(undefined);
  useEffect(() => {
    if (awaited.current === undefined) return;
    const { id, scrolls } = awaited.current;
    awaited.current = undefined;
    const name = board.current?.querySelector(`[data-card="${id}"] [data-name]`);
    if (name instanceof HTMLElement) name.focus({ preventScroll: !scrolls });
  });
  return (card) => {
    awaited.current = card;
  };
}
