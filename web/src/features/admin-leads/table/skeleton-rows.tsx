import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Beyond the end of a screen nobody sees them. */
const MAX_ROWS = 25;

interface SkeletonRowsProps {
  /** How many rows a full page has. */
  count: number;
  columns: readonly ListColumn[];
}

/** As many rows, as high, as a full page will have, so that nothing jumps when it arrives. */
export function SkeletonRows({ count, columns }: SkeletonRowsProps) {
  return Array.from({ length: Math.min(count, MAX_ROWS) }, (_, row) => (
    <Box component="tr" key={row} aria-hidden="true">
      <td />
      {['id', 'name', ...columns, 'details'].map((column) => (
        <td key={column}>
          <Skeleton />
        </td>
      ))}
    </Box>
  ));
}
