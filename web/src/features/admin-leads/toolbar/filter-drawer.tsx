import Button from '@mui/material/Button';
import type { ListLayout } from '../list/list-layout.ts';
import { BottomSheet } from './bottom-sheet.tsx';
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
  return (
    <BottomSheet title="Filter leads" isOpen={isOpen} onClose={onClose}>
      <QuickFilters settings={settings} onChange={onChange} wraps />
      <StatusSelect settings={settings} onChange={onChange} />
      <GroupSelects settings={settings} onChange={onChange} />
      <OrderSelects settings={settings} onChange={onChange} showsReason />
      <RowsSelect layout={layout} />
      <Button variant="contained" onClick={onClose}>
        Show leads
      </Button>
    </BottomSheet>
  );
}
