import { SELECT_STYLE, SELECTED } from '../rows/select-lead.tsx';
import { BROAD_DESK, ID_COLUMN, SELECT_COLUMN, WIDE_DESK } from './lead-columns.ts';

/** A row is as high as a thumb needs on a desk, and no higher: forty leads are seen where sixteen were. */
export const ROW_HEIGHT = 40;

const HOVERED = 'var(--mui-palette-action-hover)';

const NAME_AT = SELECT_COLUMN.width + ID_COLUMN.width;

/** What is only read out is placed within it, and makes no page wider. What has the focus is scrolled to beside the pinned columns. */
export const frameStyle = {
  position: 'relative',
  containerType: 'inline-size',
  overflowX: 'auto',
  scrollPaddingLeft: NAME_AT + 190,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

/** Of the whole table, so that a row itself is plain elements. */
export const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: ROW_HEIGHT,
    px: 1,
    py: 0,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& th': { fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary' },
  '& tr > :first-of-type': { p: 0 },
  // On the line of the heads that sort nothing.
  '& .MuiTableSortLabel-root': { display: 'flex', width: 'fit-content' },
  // Over the column's edge: an arrow that is mostly not there takes no room.
  '& .MuiTableSortLabel-icon': { position: 'absolute', right: -20, m: 0 },
  // With the line below it as high as its row.
  '& .select': { ...SELECT_STYLE, minHeight: ROW_HEIGHT - 1 },
  '& td': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // Whose row it is stays in sight while the others scroll by, on a ground that nothing shines through.
  '& tr > :nth-child(-n + 3)': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    background: 'linear-gradient(var(--row, transparent) 0 0) var(--mui-palette-background-paper)',
  },
  '& tr > :nth-child(2)': { left: SELECT_COLUMN.width },
  '& tr > :nth-child(3)': {
    left: NAME_AT,
    // Where nothing scrolls there is nothing to part them from.
    boxShadow: 'var(--edge, 0) 0 var(--mui-palette-divider)',
    [WIDE_DESK]: { left: SELECT_COLUMN.width + ID_COLUMN.wide },
  },
  '& .line': { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 },
  '& .cut, & [data-name]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .cut': { display: 'block' },
  // However many marks stand behind it: these are cut first.
  '& [data-name]': { minWidth: 72, color: 'inherit', fontWeight: 600, textDecoration: 'none' },
  '& [data-name]:hover': { textDecoration: 'underline' },
  '& [data-name]:focus-visible': { outline: 'none' },
  '& [data-open]': {
    font: 'inherit',
    fontWeight: 600,
    height: 32,
    px: 1,
    mx: -1,
    border: 0,
    borderRadius: '8px',
    bgcolor: 'transparent',
    color: 'primary.main',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& tbody tr': { cursor: 'pointer', scrollMarginBlock: 56, bgcolor: 'var(--row)' },
  '& tbody tr:hover': { '--row': HOVERED },
  // Light enough for the badges' colours, pointed at as well.
  '& tr[data-selected=true], & tr[data-selected=true]:hover': { '--row': SELECTED },
  // The lead that the keys speak of.
  '& tbody tr:has([data-name]:focus-visible)': { '--row': HOVERED },
  '& tbody tr:has([data-name]:focus-visible) td:first-of-type': {
    boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
  },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  // Where a desk is narrow, a column has its day and the name its width.
  '& td .time': { display: 'none', [WIDE_DESK]: { display: 'inline' } },
  // Read out everywhere.
  '& td :is(.hours, .what)': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    [BROAD_DESK]: { position: 'static', clipPath: 'none' },
  },
};
