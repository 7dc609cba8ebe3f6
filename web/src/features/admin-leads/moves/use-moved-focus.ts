import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface FollowedCard {
  id: number;
  /** Whether the view goes along. */
  scrolls: boolean;
  /** It goes where is still to be loaded, and is nowhere meanwhile. */
  isAwaited?: boolean;
  /** Whether it had the focus since it was moved. */
  isReached: boolean;
}

/**
 * Keeps the focus on a card that is moved: where it goes it is another element, and a list that finds its place for it moves
 * that again, which takes the focus from it. Whoever goes elsewhere is let go.
 */
export function useMovedFocus(
  view: RefObject<HTMLElement | null>,
): (card: Omit<FollowedCard, 'isReached'>) => void {
  const followed = useRef<FollowedCard>(undefined);
  const follow = useEffectEvent(() => {
    const card = followed.current;
    if (!card) return;
    const name = view.current?.querySelector(`[data-card="${card.id}"] [data-name]`);
    const focused = document.activeElement;
    const isLeft = card.isReached && focused !== document.body && focused !== name;
    if (isLeft || (!card.isReached && !card.isAwaited && !name)) followed.current = undefined;
    else if (name instanceof HTMLElement) {
      if (focused !== name) name.focus({ preventScroll: card.isReached || !card.scrolls });
      card.isReached = true;
    }
  });
  useEffect(() => follow());
  useEffect(() => {
    // A column that is read again moves its cards without the view: the next key must find the focus where it was.
    const observer = new MutationObserver(() => follow());
    if (view.current) observer.observe(view.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [view]);
  useEffect(() => {
    // Pressed beside a card, the page itself has the focus on purpose.
    const letGo = () => {
      followed.current = undefined;
    };
    document.addEventListener('pointerdown', letGo, { capture: true });
    return () => document.removeEventListener('pointerdown', letGo, { capture: true });
  }, []);
  return (card) => {
    followed.current = { ...card, isReached: false };
  };
}
