import {
  DEFAULT_COLUMNS,
  LIST_COLUMNS,
  type ListColumn,
} from '@harbour-haul/domain/leads/views/list-columns';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListLayout } from '../list/list-layout.ts';
import { LEAD_COLUMNS } from '../table/lead-columns.ts';
import { GroupSelects, OrderSelects, StatusSelect } from './list-selects.tsx';
import { PopoverButton } from './popover-button.tsx';
import type { FilterProps } from './quick-filters.tsx';
import { RowsSelect } from './rows-select.tsx';

interface DisplayMenuProps extends FilterProps {
  layout: ListLayout;
  columns: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[]) => void;
  /** Where the toolbar has no room for them. */
  hasStatus: boolean;
  hasOrder: boolean;
}

/** How the list looks on this browser: its columns, the rows of a page, and what of its filters has no room elsewhere. */
export function DisplayMenu(props: DisplayMenuProps) {
  const { settings, layout, columns, hasStatus, hasOrder, onChange, onColumns } = props;
  return (
    <PopoverButton label="Display" hint="Columns and rows" icon={<TuneOutlined />} width={260}>
      {() => (
        <>
          {hasStatus && <StatusSelect settings={settings} onChange={onChange} />}
          <GroupSelects settings={settings} onChange={onChange} />
          {hasOrder && <OrderSelects settings={settings} onChange={onChange} showsReason />}
          <RowsSelect layout={layout} />
          <ColumnBoxes columns={columns} onColumns={onColumns} />
        </>
      )}
    </PopoverButton>
  );
}

function ColumnBoxes({ columns, onColumns }: Pick<DisplayMenuProps, 'columns' | 'onColumns'>) {
  const toggle = (column: ListColumn) => {
    const isOn = (one: ListColumn) => columns.includes(one) !== (one === column);
    onColumns(LIST_COLUMNS.filter(isOn));
  };
  return (
    <Box component="fieldset" sx={columnsStyle}>
      <legend>Columns</legend>
      {LIST_COLUMNS.map((column) => (
        <label key={column}>
          <input type="checkbox" checked={columns.includes(column)} onChange={() => toggle(column)} />
          {LEAD_COLUMNS[column].label}
        </label>
      ))}
      <Button
        size="small"
        onClick={() => onColumns(DEFAULT_COLUMNS)}
        sx={{ justifySelf: 'start', ml: -1, px: 1 }}
      >
        Default columns
      </Button>
    </Box>
  );
}

const columnsStyle = {
  m: 0,
  p: 0,
  border: 0,
  display: 'grid',
  '& legend': { p: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' },
  '& label': { display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 32, cursor: 'pointer' },
};
