import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { LEAD_COLUMNS } from './lead-columns.ts';
import { PAGE_SIZE } from './page-position.ts';

/** As many rows, as high, as a full page will have, so that nothing jumps when it arrives. */
export function SkeletonRows() {
  return Array.from({ length: PAGE_SIZE }, (_, row) => (
    <TableRow key={row} aria-hidden="true">
      <TableCell padding="checkbox" />
      {LEAD_COLUMNS.map(({ label }) => (
        <TableCell key={label}>
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  ));
}
