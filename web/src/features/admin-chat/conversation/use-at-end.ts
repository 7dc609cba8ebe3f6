import { type UIEvent, useState } from 'react';

/** Whether a scroller shows its end. */
export function useAtEnd(withinPx: number): {
  isAtEnd: boolean;
  onScroll: (event: UIEvent<HTMLElement>) => void;
} {
  const [isAtEnd, setAtEnd] = useState(true);
  return {
    isAtEnd,
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
      setAtEnd(scrollHeight - scrollTop - clientHeight < withinPx),
  };
}
