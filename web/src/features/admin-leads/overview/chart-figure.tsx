import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ChartFigureProps {
  title: string;
  /** What a screen reader reads instead of the chart: a table. */
  alternative: ReactNode;
  /** Why there is no chart; null if there is one. */
  empty: string | null;
  children: ReactNode;
}

/** A titled chart. The chart is hidden from screen readers, which get the table. */
export function ChartFigure({ title, alternative, empty, children }: ChartFigureProps) {
  const titleId = useId();
  return (
    <Box component="figure" aria-labelledby={titleId} sx={figureStyle}>
      <Typography id={titleId} component="figcaption" variant="h6">
        {title}
      </Typography>
      {empty === null ? (
        <>
          <Box aria-hidden="true" sx={{ minWidth: 0 }}>
            {children}
          </Box>
          <Box sx={alternativeStyle}>{alternative}</Box>
        </>
      ) : (
        <Typography color="textSecondary" sx={{ py: 3 }}>
          {empty}
        </Typography>
      )}
    </Box>
  );
}

const figureStyle = {
  m: 0,
  minWidth: 0,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 1,
};

/** A table ignores `overflow: hidden`, so its container has it. */
const alternativeStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
