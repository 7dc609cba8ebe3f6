import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** The way from an open lead to its neighbours in the list that it was opened from. */
export interface LeadSteps {
  /** Shows the lead before it; null at the list's start. */
  previous: (() => void) | null;
  /** Shows the lead after it; null at the list's end. */
  next: (() => void) | null;
  /** Where the lead is in the list, as `3 of 25`; empty where nobody counts. */
  position: string;
  /** By which step the lead was reached; null where it was opened otherwise. */
  reachedBy: 'previous' | 'next' | null;
}

/** Steps through the list without leaving its leads. The button that was pressed keeps the focus in the next lead. */
export function LeadStepButtons({ steps: { previous, next, position, reachedBy } }: { steps: LeadSteps }) {
  const buttons = useRef<HTMLElement>(null);
  // Later than `autoFocus`: the lead before gives the focus back to the list when it goes.
  useEffect(() => {
    if (reachedBy) buttons.current?.querySelector<HTMLElement>(`[data-step=${reachedBy}]`)?.focus();
  }, [reachedBy]);
  return (
    <Box ref={buttons} sx={{ display: 'flex', alignItems: 'center', mt: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={positionStyle}>
        {position}
      </Typography>
      <IconButton
        aria-label="Previous lead"
        data-step="previous"
        aria-disabled={previous === null}
        onClick={previous ?? undefined}
        sx={stepStyle}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        aria-label="Next lead"
        data-step="next"
        aria-disabled={next === null}
        onClick={next ?? undefined}
        sx={stepStyle}
      >
        <KeyboardArrowDown />
      </IconButton>
    </Box>
  );
}

const positionStyle = {
  display: { xs: 'none', sm: 'block' },
  mr: 0.5,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};

/** Not `disabled` at the ends: the focus would be lost by the very press that leads there. */
const stepStyle = { '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } };
