import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives an element the focus, and with it brings it into view, when it is there and whenever `cause` changes: what a press
 * has brought may be off the screen.
 * @param cause null as long as nothing was pressed
 */
export function useFocus<E extends HTMLElement>(cause: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (cause !== null) ref.current?.focus();
  }, [cause]);
  return ref;
}
