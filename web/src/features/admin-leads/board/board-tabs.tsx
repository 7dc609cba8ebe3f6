import { LEAD_STATUSES, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** On a phone, where one column is seen at a time: which one it is, and the way to each. It follows swipes. */
export function BoardTabs({ columns }: { columns: RefObject<HTMLElement | null> }) {
  const tabs = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const board = columns.current;
    if (!board) return;
    const follow = () => setAt(Math.round(board.scrollLeft / Math.max(1, board.clientWidth)));
    board.addEventListener('scroll', follow, { passive: true });
    return () => board.removeEventListener('scroll', follow);
  }, [columns]);
  useEffect(() => scrollToChild(tabs.current, at), [at]);
  return (
    <Box ref={tabs} role="group" aria-label="Columns" sx={tabsStyle}>
      {LEAD_STATUSES.map((status, index) => (
        <button
          key={status}
          type="button"
          aria-pressed={index === at}
          onClick={() => {
            setAt(index);
            scrollToChild(columns.current, index);
          }}
        >
          {STATUS_LABELS[status]}
        </button>
      ))}
    </Box>
  );
}

/** Scrolls sideways alone to a column or a tab, so that the page stays where it is. */
export function scrollToChild(row: HTMLElement | null, index: number): void {
  const child = row?.children[index];
  if (row && child instanceof HTMLElement) row.scrollLeft = child.offsetLeft - row.offsetLeft;
}

const tabsStyle = {
  display: { xs: 'flex', sm: 'none' },
  overflowX: 'auto',
  gap: 0.5,
  mb: 1,
  '& button': {
    flex: 'none',
    minHeight: 44,
    px: 1.5,
    border: 0,
    borderBottom: '2px solid transparent',
    bgcolor: 'transparent',
    color: 'text.secondary',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button[aria-pressed=true]': { color: 'primary.main', fontWeight: 600, borderColor: 'primary.main' },
};
