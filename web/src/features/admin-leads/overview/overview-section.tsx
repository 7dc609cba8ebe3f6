import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { HIDDEN } from '#components/visually-hidden.tsx';
import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import type { ListSettings } from '../list/list-settings.ts';
import { PHONE } from '../list/use-screen.ts';
import { OverviewSkeleton } from './overview-states.tsx';
import { OverviewStrip } from './overview-strip.tsx';

/** While the section is collapsed neither they nor their figures are loaded. */
const OverviewPanel = lazy(async () => ({
  default: (await import('./overview-panel.tsx')).OverviewPanel,
}));

const KEY = 'harbour-haul:leads-overview';
const OPEN = 'open';

/** The figures of today above the list; the overview below them is collapsed at first, and stays as it was left. */
export function OverviewSection({ settings }: { settings: ListSettings }) {
  const id = useId();
  const [isOpen, setOpen] = useState(() => readStored(KEY) === OPEN);
  const toggle = () => {
    writeStored(KEY, isOpen ? 'folded' : OPEN);
    setOpen(!isOpen);
  };
  return (
    <Box component="section" aria-label="Overview" sx={sectionStyle}>
      <Box sx={topStyle}>
        <OverviewStrip settings={settings} />
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
          endIcon={
            <ExpandMore
              sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
            />
          }
          sx={toggleStyle}
        >
          <span>Overview</span>
        </Button>
      </Box>
      {isOpen && (
        <Box id={id} sx={{ px: 2, pb: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Suspense fallback={<OverviewSkeleton />}>
            <OverviewPanel />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}

/** The way to the overview is beside the figures. */
const topStyle = {
  display: 'flex',
  '& > button': { flex: 'none', borderLeft: 1, borderColor: 'divider' },
};

/** On a phone the arrow alone is seen, so that the figures have the width. */
const toggleStyle = {
  px: { xs: 0, sm: 2 },
  minWidth: 44,
  minHeight: 44,
  borderRadius: 0,
  '& > span:first-of-type': { [PHONE]: HIDDEN },
  '& .MuiButton-endIcon': { [PHONE]: { m: 0 } },
};

const sectionStyle = {
  mb: { xs: 1, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
};
