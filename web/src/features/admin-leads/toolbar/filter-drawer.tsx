import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ListLayout } from '../list/list-layout.ts';
import { GroupSelects, OrderSelects, StatusSelect } from './list-selects.tsx';
import { type FilterProps, QuickFilters } from './quick-filters.tsx';
import { RowsSelect } from './rows-select.tsx';

interface FilterDrawerProps extends FilterProps {
  layout: ListLayout;
  isOpen: boolean;
  onClose: () => void;
}

/** The sheet of all filters, at the thumb. */
export function FilterDrawer({ settings, layout, onChange, isOpen, onClose }: FilterDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paperStyle },
      }}
    >
      <Typography id={titleId} component="h2" variant="h4">
        Filter leads
      </Typography>
      <QuickFilters settings={settings} onChange={onChange} wraps />
      <StatusSelect settings={settings} onChange={onChange} />
      <GroupSelects settings={settings} onChange={onChange} />
      <OrderSelects settings={settings} onChange={onChange} showsReason />
      <RowsSelect layout={layout} />
      <Button variant="contained" onClick={onClose}>
        Show leads
      </Button>
    </Drawer>
  );
}

const paperStyle = {
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 560,
  mx: 'auto',
  borderRadius: '16px 16px 0 0',
};
