import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Fab from '@mui/material/Fab';
import { useState } from 'react';

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
