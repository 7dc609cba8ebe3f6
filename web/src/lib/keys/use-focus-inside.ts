import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps the focus in a modal dialog. What it is given back by (a dialog over it, a toast, a notice whose button goes) may
 * name an element of the page behind, the frame around the dialog, or none: keys would go there, and Escape nowhere.
 * @param onEscape hears an Escape that was pressed behind the dialog
 */
export function useFocusInside(dialog: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const bringBack = ({ target }: Event) => {
      const paper = dialog.current;
      if (!paper || !(target instanceof Element) || target === document.body || paper.contains(target))
        return;
      // Once a focused button has gone, what is around the dialog gets the focus, where no key of it is heard.
      if (isHidden(target) || target.contains(paper)) paper.focus({ preventScroll: true });
    };
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Escape' || !(target instanceof Element)) return;
      if (dialog.current?.contains(target) || dialog.current?.closest('[aria-hidden=true]')) return;
      if (target !== document.body && !isHidden(target)) return;
      event.preventDefault();
      dialog.current?.focus({ preventScroll: true });
      leave();
    };
    document.addEventListener('focusin', bringBack);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', bringBack);
      document.removeEventListener('keydown', press);
    };
  }, [dialog]);
}

/** Whether a modal lies over an element; toasts are reached above it. */
function isHidden(element: Element): boolean {
  return element.closest('[aria-hidden=true]') !== null && element.closest(TOASTS) === null;
}

const TOASTS = '[role=region][aria-label^=Notifications]';
