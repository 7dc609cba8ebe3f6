import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { NewBelow } from './new-below.tsx';
import { END_PX, type RowsProps, scrollerStyle } from './rows-props.ts';
import { useAtEnd } from './use-at-end.ts';

const USUAL_ROW_PX = 64;

/** The rows in sight of a long chat, held at its end while new ones come, and at its place while earlier ones do. */
export function VirtualRows({ items, top, renderItem }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, onScroll } = useAtEnd(END_PX);
  // Nothing of it is passed on to where the React compiler would have to know when it changes.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_ROW_PX,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 10,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
  });
  const lastItem = items.at(-1);
  const ownKey = lastItem?.kind === 'message' && lastItem.sender === 'admin' ? lastItem.key : undefined;
  const shownKey = useRef(ownKey);
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  useLayoutEffect(() => {
    // After a message of one's own the view is at the end, wherever one was reading.
    if (shownKey.current === ownKey) return;
    shownKey.current = ownKey;
    if (ownKey) virtualizer.scrollToEnd();
  }, [virtualizer, ownKey]);
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      {top}
      <Box
        ref={scroller}
        role="log"
        aria-label="Messages"
        aria-live="off"
        tabIndex={0}
        onScroll={onScroll}
        // The browser's own anchoring and the virtualizer's would move the view twice.
        sx={{ ...scrollerStyle, overflowAnchor: 'none' }}
      >
        <Box sx={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
              >
                {item && renderItem(item)}
              </div>
            );
          })}
        </Box>
      </Box>
      <NewBelow lastKey={lastItem?.key} isAtEnd={isAtEnd} onClick={() => virtualizer.scrollToEnd()} />
    </Box>
  );
}
