import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { NewBelow } from './new-below.tsx';
import { END_PX, type RowsProps, scrollerStyle } from './rows-props.ts';
import { useAtEnd } from './use-at-end.ts';

/** All rows of a short chat: the browser's own search and a screen reader find every word. */
export function PlainRows({ items, top, renderItem }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, onScroll } = useAtEnd(END_PX);
  const lastKey = items.at(-1)?.key;
  const isOwn = isOwnMessage(items);
  const shownKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Only another last message scrolls the view, not the admin's own scrolling.
    if (shownKey.current === lastKey) return;
    shownKey.current = lastKey;
    if ((isAtEnd || isOwn) && scroller.current) scrollToEnd(scroller.current);
  }, [lastKey, isAtEnd, isOwn]);
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={scroller}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={onScroll}
        // An image that has loaded makes its row higher after the view was scrolled to the end.
        onLoadCapture={({ currentTarget }) => isAtEnd && scrollToEnd(currentTarget)}
        sx={scrollerStyle}
      >
        {top}
        {items.map((item) => (
          <div key={item.key}>{renderItem(item)}</div>
        ))}
      </Box>
      <NewBelow
        lastKey={lastKey}
        isAtEnd={isAtEnd}
        onClick={() => scroller.current && scrollToEnd(scroller.current)}
      />
    </Box>
  );
}

function isOwnMessage(items: RowsProps['items']): boolean {
  const last = items.at(-1);
  return last?.kind === 'message' && last.sender === 'admin';
}

function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
}
