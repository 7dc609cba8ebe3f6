import type { ReactNode } from 'react';
import type { MessageItem } from './message-items.ts';

export interface RowsProps {
  items: readonly MessageItem[];
  /** Stands above the first row. */
  top: ReactNode;
  renderItem: (item: MessageItem) => ReactNode;
}

/** Where rows scroll. */
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

/** So near to the end counts as its end. */
export const END_PX = 80;
