import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { countText } from '#lib/count-text.ts';

interface CornerCountProps {
  /** Zero shows none. */
  count: number;
  /** From here on it is so many and more. */
  max?: number;
  color: 'primary' | 'secondary';
  /** How far within the upper right corner, for what does not fill its box; `edge` ends where that ends, for what has a neighbour. */
  inset?: `${number}%` | 'edge';
  children: ReactNode;
}

/** A number at the corner of what it is of, which says it in its own name: it is for eyes alone. */
export function CornerCount({ count, max, color, inset = '0%', children }: CornerCountProps) {
  return (
    <Box component="span" sx={placeStyle}>
      {children}
      {count > 0 && (
        <Box component="span" aria-hidden="true" sx={{ ...countStyle, ...LOOKS[color], ...placeOf(inset) }}>
          {countText(count, max)}
        </Box>
      )}
    </Box>
  );
}

function placeOf(inset: NonNullable<CornerCountProps['inset']>) {
  if (inset === 'edge') return { top: -4, right: 0 };
  return { top: inset, right: inset, transform: 'translate(50%, -50%)' };
}

const LOOKS = {
  primary: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  secondary: { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
};

const placeStyle = { position: 'relative', display: 'inline-flex', flex: 'none', verticalAlign: 'middle' };

const countStyle = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  px: 0.75,
  borderRadius: 2.5,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1,
};
