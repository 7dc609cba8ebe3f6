import type { ReactNode } from 'react';
import type { MessageItem } from './message-items.ts';

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
