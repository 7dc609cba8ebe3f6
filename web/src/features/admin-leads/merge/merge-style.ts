const PHONE = '@media (max-width: 599.95px)';

const KEPT = 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper))';

/**
 * Two leads beside each other, their heads in sight however long their texts are. A bar and a weight say what differs: neither is a
 * colour alone.
 */
export const compareStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    p: 1,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& [data-kept=true]': { bgcolor: KEPT },
  '& thead > tr > *': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    py: 0,
    bgcolor: 'background.paper',
    borderBottomWidth: 2,
  },
  '& thead > tr > [data-kept=true]': { borderBottomColor: 'primary.main' },
  '& thead label > span:last-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    fontWeight: 600,
  },
  '& thead td, & tbody th': { width: 104 },
  '& tbody th': {
    fontSize: '0.875rem',
    fontWeight: 400,
    color: 'text.secondary',
    borderLeft: '3px solid transparent',
  },
  '& tbody td': { whiteSpace: 'pre-line' },
  '& [data-differs=true] > th': { borderLeftColor: 'warning.main' },
  '& [data-differs=true] > *': { fontWeight: 600 },
  [PHONE]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'contents' },
    '& thead > tr': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    '& thead td': { display: 'none' },
    // With the room of a radio beside it, the longest status has hardly half of the smallest phone.
    '& thead th': { px: 0.5 },
    '& tbody > tr': {
      display: 'block',
      py: 1,
      pl: 1,
      borderBottom: 1,
      borderLeft: '3px solid transparent',
      borderColor: 'divider',
    },
    '& tbody > tr[data-differs=true]': { borderLeftColor: 'warning.main' },
    '& tbody > tr > *': { display: 'block', width: 'auto', border: 0, px: 1, py: 0.5 },
    '& tbody td::before': {
      content: 'attr(data-lead)',
      display: 'inline-block',
      minWidth: 56,
      pr: 1,
      fontWeight: 400,
      color: 'text.secondary',
    },
  },
};
