import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ListLayout } from '../list/list-layout.ts';
import { OrderSelects, StatusSelect } from './list-selects.tsx';
import { type FilterProps, QuickFilters } from './quick-filters.tsx';
import { RowsSelect } from './rows-select.tsx';

interface FilterSheetProps extends FilterProps {
  layout: ListLayout;
}

/** Everything that the list is filtered and sorted by, in one sheet at the thumb. */
export function FilterSheet({ settings, layout, onChange }: FilterSheetProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const filters = [settings.status !== 'all', settings.quick !== null].filter(Boolean).length;
  return (
    <>
      <Badge badgeContent={filters} color="primary" sx={{ flex: 'none' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterListOutlined />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={filters === 0 ? 'Filter' : `Filter: ${filters} set`}
          onClick={() => setOpen(true)}
          sx={{ px: 2, borderColor: 'divider' }}
        >
          Filter
        </Button>
      </Badge>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paperStyle },
        }}
      >
        <Typography id={titleId} component="h2" variant="h4">
          Filter leads
        </Typography>
        <QuickFilters settings={settings} onChange={onChange} />
        <StatusSelect settings={settings} onChange={onChange} />
        <OrderSelects settings={settings} onChange={onChange} showsReason />
        <RowsSelect layout={layout} />
        <Button variant="contained" onClick={() => setOpen(false)}>
          Show leads
        </Button>
      </Drawer>
    </>
  );
}

const paperStyle = {
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 2,
  width: '100%',
  maxWidth: 560,
  mx: 'auto',
  borderRadius: '16px 16px 0 0',
};
