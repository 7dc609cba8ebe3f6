import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What is filled in beside the chat, and below it where there is no room for both. */
const FORM = '#quote-form';
const WINDOW = '[role=dialog]';

/** Calls when its visitor goes on in the quote form and the open window lies on it. */
export function useMakeWay(
  inside: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onInTheWay: () => void,
): void {
  const makeWay = useEffectEvent(onInTheWay);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onFocus = ({ target }: FocusEvent) => {
      const form = (target as Element).closest(FORM)?.getBoundingClientRect();
      const chat = inside.current?.parentElement?.querySelector(WINDOW)?.getBoundingClientRect();
      if (form && chat && form.right > chat.left) makeWay();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [inside, isOpen]);
}
