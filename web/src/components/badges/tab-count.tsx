import Box from '@mui/material/Box';
import { countText } from '#lib/count-text.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface TabCountProps {
  label: string;
  count: number;
  /** What the number stands for, to screen readers. */
  means: string;
}

/** What a tab is called, with how many wait in it; the label alone for none. */
export function TabCount({ label, count, means }: TabCountProps) {
  if (count === 0) return label;
  return (
    <span>
      {label}{' '}
      <Box component="span" sx={countStyle}>
        {countText(count)}
        <VisuallyHidden>{means}</VisuallyHidden>
      </Box>
    </span>
  );
}

const countStyle = {
  px: 0.75,
  borderRadius: 999,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
};
