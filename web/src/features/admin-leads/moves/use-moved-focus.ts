import { type RefObject, useEffect, useRef } from 'react';

interface AwaitedCard {
  id: number;
  /** Whether the view goes along. */
  scrolls: boolean;
}

/** Keeps the focus on a card that is moved: where it goes it is another element. */
export function useMovedFocus(view: RefObject<HTMLElement | null>): (card: AwaitedCard) => void {
  const awaited = useRef<AwaitedCard>(undefined);
  useEffect(() => {
    if (awaited.current === undefined) return;
    const { id, scrolls } = awaited.current;
    awaited.current = undefined;
    const name = view.current?.querySelector(`[data-card="${id}"] [data-name]`);
    if (name instanceof HTMLElement) name.focus({ preventScroll: !scrolls });
  });
  return (card) => {
    awaited.current = card;
  };
}
