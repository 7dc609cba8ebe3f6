import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ChartFigureProps {
  title: string;
  /** Why there is no chart; null if there is one. */
  empty: string | null;
  children: ReactNode;
}

/** A titled chart. */
export function ChartFigure({ title, empty, children }: ChartFigureProps) {
  const titleId = useId();
  return (
    <Box component="figure" aria-labelledby={titleId} sx={figureStyle}>
      <Typography id={titleId} component="figcaption" variant="h6">
        {title}
      </Typography>
      {empty === null ? (
        children
      ) : (
        <Typography color="textSecondary" sx={{ py: 3 }}>
          {empty}
        </Typography>
      )}
    </Box>
  );
}

const figureStyle = { m: 0, minWidth: 0, display: 'grid', alignContent: 'start', gap: 1 };
