import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Something to settle, in one line, with what settles it. */
export function OfferLine({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={lineStyle}>
      {children}
    </Box>
  );
}

interface OfferProps {
  disabled: boolean;
  onTake: () => void;
  children: ReactNode;
}

/** One tap puts it into the form, to be saved with the rest. */
export function Offer({ disabled, onTake, children }: OfferProps) {
  return (
    <Button size="small" disabled={disabled} onClick={onTake} sx={{ px: 1 }}>
      {children}
    </Button>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  pl: 1.75,
  fontSize: '0.875rem',
};
