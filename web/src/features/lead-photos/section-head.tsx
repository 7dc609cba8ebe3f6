import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading of a part, over a hairline, and what can be done with all of it. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <Box sx={headStyle}>
      <Typography id={id} component="h3" variant="h6">
        {title}
      </Typography>
      {children && <Box sx={{ ml: { sm: 'auto' } }}>{children}</Box>}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pb: 1,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
};
