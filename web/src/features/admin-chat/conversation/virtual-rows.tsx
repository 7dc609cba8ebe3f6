import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { isOwnItem } from './message-items.ts';
import { END_PX, NewBelow, type RowsProps, scrollerStyle, useAdded, useAtEnd } from './message-rows.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';

const ESTIMATED_ROW_PX = 64;

/** The visible rows of a long chat; the view stays at its end while new ones arrive, and at its position while earlier ones do. */
export function VirtualRows({ items, top, renderItem }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, onScroll } = useAtEnd(END_PX);
  // Nothing of it is passed to a component for which the React compiler would track its changes.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_ROW_PX,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 10,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
  });
  const lastItem = items.at(-1);
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  useStayAtEnd(scroller, isAtEnd, () => virtualizer.scrollToEnd());
  // The admin's own message scrolls the view to the end, wherever it was.
  useAdded(items, (added) => isOwnItem(added) && virtualizer.scrollToEnd());
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
        // The browser's scroll anchoring and the virtualizer's would move the view twice.
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
