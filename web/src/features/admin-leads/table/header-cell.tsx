import Box from '@mui/material/Box';
import TableSortLabel from '@mui/material/TableSortLabel';
import { isSortable, type ListSettings, toggleSort } from '../list/list-settings.ts';
import { headStyle, type LeadColumn } from './lead-columns.ts';

interface HeaderCellProps {
  /** Without a width it has what the others leave. */
  column: Pick<LeadColumn, 'label' | 'sort'> & Partial<LeadColumn>;
  settings: ListSettings;
  onSettings: (settings: ListSettings) => void;
}

/** The head of a column; a press sorts by it, where the list can be sorted. */
export function HeaderCell({ column, settings, onSettings }: HeaderCellProps) {
  const { label, sort, hint, width, wide, broad } = column;
  const sx = width === undefined ? {} : headStyle({ width, ...(wide && { wide }), ...(broad && { broad }) });
  if (sort === null) {
    return (
      <Box component="th" sx={sx}>
        {label}
      </Box>
    );
  }
  const canSort = isSortable(settings);
  const active = canSort && settings.sort === sort;
  const next = toggleSort(settings, sort);
  return (
    <Box component="th" sx={sx} data-hint={hint} aria-sort={active ? ARIA_SORTS[settings.order] : undefined}>
      <TableSortLabel
        active={active}
        disabled={!canSort}
        direction={active ? settings.order : next.order}
        onClick={() => onSettings(next)}
      >
        {label}
      </TableSortLabel>
    </Box>
  );
}

const ARIA_SORTS = { asc: 'ascending', desc: 'descending' } as const;
