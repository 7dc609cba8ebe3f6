import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { LEAD_COLUMNS, type LeadColumn, WIDE_DESKTOP } from './lead-columns.ts';
import { LeadRow } from './lead-row.tsx';
import type { LeadsViewProps } from './leads-view-props.ts';
import { isSortable, type ListSettings, toggleSort } from './list-settings.ts';
import { SELECTED, SelectShown } from './select-lead.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** The leads as a table; where it is too narrow for its columns, it scrolls inside its own frame. */
export function LeadsTable({ leads, opened, selection, settings, onSettings, onOpen }: LeadsViewProps) {
  return (
    <TableContainer sx={frameStyle} tabIndex={-1}>
      <Table size="small" aria-label="Leads" sx={tableStyle}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <SelectShown selection={selection} />
            </TableCell>
            {LEAD_COLUMNS.map((column) => (
              <HeaderCell key={column.label} column={column} settings={settings} onSettings={onSettings} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {leads ? (
            leads.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                unread={!opened.has(lead.id)}
                selection={selection}
                onOpen={onOpen}
              />
            ))
          ) : (
            <SkeletonRows />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface HeaderCellProps {
  column: LeadColumn;
  settings: ListSettings;
  onSettings: (settings: ListSettings) => void;
}

function HeaderCell({ column, settings, onSettings }: HeaderCellProps) {
  const { label, sort, width, wideWidth } = column;
  const sx = { width, [WIDE_DESKTOP]: { width: wideWidth } };
  if (sort === null) return <TableCell sx={sx}>{label}</TableCell>;
  const canSort = isSortable(settings);
  const active = canSort && settings.sort === sort;
  return (
    <TableCell sortDirection={active ? settings.order : false} sx={sx}>
      <TableSortLabel
        active={active}
        disabled={!canSort}
        direction={active ? settings.order : toggleSort(settings, sort).order}
        onClick={() => onSettings(toggleSort(settings, sort))}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

const frameStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

const tableStyle = {
  minWidth: 1088,
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& th': { whiteSpace: 'nowrap', height: 44, fontWeight: 600, color: 'text.secondary' },
  '& td': { height: 54, py: 0.5, whiteSpace: 'nowrap' },
  '& th, & td': { px: 1.5 },
  '& td:first-of-type, & th:first-of-type': { width: 52, pl: 0.5, pr: 0 },
  // Light enough for the badges' colours, pointed at as well.
  '& tr.Mui-selected, & tr.Mui-selected:hover': { bgcolor: SELECTED },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
};
