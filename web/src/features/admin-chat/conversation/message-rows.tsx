import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { type ReactNode, type UIEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isOwnItem, lastItems, type MessageItem } from './message-items.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

export interface RowsProps {
  items: readonly MessageItem[];
  /** Rendered above the first row. */
  top: ReactNode;
  renderItem: (item: MessageItem) => ReactNode;
}

/** The style of the scroller. */
export const scrollerStyle = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: 2,
  py: 1,
  bgcolor: 'background.default',
};

/** The distance from the end that still counts as its end. */
export const END_PX = 80;

/** All rows of a short chat: the browser's own search and a screen reader find every word. */
export function PlainRows({ items, top, renderItem }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, onScroll } = useAtEnd(END_PX);
  const lastKey = items.at(-1)?.key;
  useAdded(items, (added) => {
    if ((isAtEnd || isOwnItem(added)) && scroller.current) scrollToEnd(scroller.current);
  });
  // Notes and takeovers that are loaded after the messages come between them.
  const stay = useEffectEvent(() => isAtEnd && scroller.current && scrollToEnd(scroller.current));
  useLayoutEffect(() => void stay(), [items.length]);
  useStayAtEnd(scroller, isAtEnd, scrollToEnd);
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

function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
}

/** Calls back with what has come at the end of the rows: that scrolls the view, not the admin's own scrolling. */
export function useAdded(items: readonly MessageItem[], onAdded: (item: MessageItem) => void): void {
  const shownKeys = useRef<readonly string[]>([]);
  const follow = useEffectEvent(onAdded);
  useLayoutEffect(() => {
    const last = lastItems(items);
    const added = last.find(({ key }) => !shownKeys.current.includes(key));
    shownKeys.current = last.map(({ key }) => key);
    if (added) follow(added);
  }, [items]);
}

interface NewBelowProps {
  lastKey: string | undefined;
  isAtEnd: boolean;
  onClick: () => void;
}

/** Scrolls to the end for an admin who has scrolled up; its label says whether there are new messages. */
export function NewBelow({ lastKey, isAtEnd, onClick }: NewBelowProps) {
  const [seen, setSeen] = useState(lastKey);
  if (isAtEnd && seen !== lastKey) setSeen(lastKey);
  if (isAtEnd) return null;
  return (
    <Fab
      size="small"
      variant="extended"
      color="primary"
      onClick={onClick}
      sx={{
        position: 'absolute',
        bottom: 12,
        left: '50%',
        transform: 'translateX(-50%)',
        minHeight: 40,
        px: 2,
      }}
    >
      <ArrowDownward fontSize="small" sx={{ mr: 0.75 }} />
      {seen === lastKey ? 'Latest' : 'New messages'}
    </Fab>
  );
}

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
