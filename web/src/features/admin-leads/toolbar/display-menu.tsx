import {
  DEFAULT_COLUMNS,
  LIST_COLUMNS,
  type ListColumn,
} from '@harbour-haul/domain/leads/views/list-columns';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { ListLayout } from '../list/list-layout.ts';
import { LEAD_COLUMNS } from '../table/lead-columns.ts';
import { OrderSelects } from './list-selects.tsx';
import type { FilterProps } from './quick-filters.tsx';
import { RowsSelect } from './rows-select.tsx';

interface DisplayMenuProps extends FilterProps {
  layout: ListLayout;
  columns: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[]) => void;
  /** Where the toolbar has no room for it. */
  hasOrder: boolean;
}

/** How the list looks on this browser: its columns, the rows of a page, and the order where that has no room elsewhere. */
export function DisplayMenu(props: DisplayMenuProps) {
  const { settings, layout, columns, hasOrder, onChange, onColumns } = props;
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="Display"
        data-hint="Columns and rows"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={iconButtonStyle}
      >
        <TuneOutlined />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paperStyle } }}
      >
        <span id={titleId} hidden>
          Display
        </span>
        {hasOrder && <OrderSelects settings={settings} onChange={onChange} />}
        <RowsSelect layout={layout} />
        <ColumnBoxes columns={columns} onColumns={onColumns} />
      </Popover>
    </>
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

const iconButtonStyle = { border: 1, borderColor: 'divider', borderRadius: 1 };

const paperStyle = {
  p: 2,
  pt: 2.5,
  width: 260,
  display: 'grid',
  gap: 2,
  mt: 0.5,
  border: 1,
  borderColor: 'divider',
};

const columnsStyle = {
  m: 0,
  p: 0,
  border: 0,
  display: 'grid',
  '& legend': { p: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' },
  '& label': { display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 32, cursor: 'pointer' },
  '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
};
