import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface KeptFocus {
  watch: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
}

/**
 * Keeps the focus in a part of the screen whose buttons come and go by its state: where the one that had it has gone, the part itself
 * gets it.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, state: string): KeptFocus {
  const isHere = useRef(false);
  useEffect(() => {
    if (state !== '' && isHere.current && document.activeElement === document.body) part.current?.focus();
  }, [part, state]);
  return {
    watch: {
      onFocus: () => {
        isHere.current = true;
      },
      // What is taken away hands the focus to nothing.
      onBlur: ({ relatedTarget }) => {
        isHere.current = relatedTarget === null;
      },
    },
  };
}
