import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { describedHint } from '#lib/hints/described-hint.ts';
import { ChartFigure } from './chart-figure.tsx';
import { listSearch } from './list-search.ts';
import type { OverviewRow } from './overview-rows.ts';

interface RankListProps {
  title: string;
  rows: readonly OverviewRow[];
  /** Where the bars end: the same for lists that stand beside each other and count the same. */
  max: number;
  empty: string;
  format: (value: number) => string;
}

/** Lying bars, each with its name and its figure, and the way to the leads behind it where there is a list of them. */
export function RankList({ title, rows, max, empty, format }: RankListProps) {
  return (
    <ChartFigure title={title} empty={rows.length === 0 ? empty : null}>
      <Box component="ul" sx={listStyle}>
        {rows.map((row) => (
          <li key={row.label}>
            <Row row={row} max={max} format={format} />
          </li>
        ))}
      </Box>
    </ChartFigure>
  );
}

type RowProps = Pick<RankListProps, 'max' | 'format'> & { row: OverviewRow };

function Row({ row: { label, value, detail, list }, max, format }: RowProps) {
  const share = max > 0 ? (100 * value) / max : 0;
  const parts = (
    <>
      <span>{label}</span>
      <Box component="span" aria-hidden="true" sx={trackStyle}>
        {share > 0 && <Box component="span" sx={{ width: `${share}%` }} />}
      </Box>
      <strong {...describedHint(detail)}>{format(value)}</strong>
    </>
  );
  if (!list) return <Box sx={rowStyle}>{parts}</Box>;
  return (
    <Box component={RouterLink} to={{ pathname: '/admin', search: listSearch(list) }} sx={rowStyle}>
      {parts}
    </Box>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', mx: -1 };

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9.5em) minmax(40px, 1fr) minmax(3.5em, auto)',
  alignItems: 'center',
  columnGap: 1.25,
  minHeight: { xs: 44, md: 32 },
  px: 1,
  borderRadius: 1,
  fontSize: '0.875rem',
  color: 'text.primary',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { textAlign: 'right', fontWeight: 600 },
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'a&:hover': { bgcolor: 'action.hover' },
  'a&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};

const trackStyle = {
  display: 'flex',
  height: 10,
  borderRadius: '3px',
  bgcolor: 'action.hover',
  overflow: 'hidden',
  '& > span': { minWidth: 2, borderRadius: '3px', bgcolor: 'primary.main', forcedColorAdjust: 'none' },
};
