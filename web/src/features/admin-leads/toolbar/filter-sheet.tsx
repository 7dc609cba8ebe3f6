import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CornerCount } from '#components/badges/corner-count.tsx';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import type { ListLayout } from '../list/list-layout.ts';
import type { FilterProps } from './quick-filters.tsx';

const FilterDrawer = lazyDialog(async () => (await import('./filter-drawer.tsx')).FilterDrawer);

interface FilterSheetProps extends FilterProps {
  layout: ListLayout;
}

/** Everything that the list is filtered and sorted by, in one sheet at the thumb. */
export function FilterSheet({ settings, layout, onChange }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { status, quick, junkType, area, counted } = settings;
  const filters = [status !== 'all', ...quick, junkType, area, counted].filter(Boolean).length;
  return (
    <>
      <CornerCount count={filters} color="primary" inset="edge">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterListOutlined />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={filters === 0 ? 'Filter' : `Filter: ${filters} set`}
          onClick={() => {
            setOpen(true);
            setOpened(true);
          }}
          sx={{ px: 2, borderColor: 'divider' }}
        >
          Filter
        </Button>
      </CornerCount>
      {wasOpened && (
        <FilterDrawer
          settings={settings}
          layout={layout}
          onChange={onChange}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
