import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading of a part of the dialog, over a hairline. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return (
    <Typography component="h3" variant="h6" sx={{ pb: 1, mb: 2, borderBottom: 1, borderColor: 'divider' }}>
      {children}
    </Typography>
  );
}
