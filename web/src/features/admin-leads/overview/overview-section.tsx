import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { readStored, writeStored } from '#lib/safe-storage.ts';
import { OverviewSkeleton } from './overview-states.tsx';

/** Charts are heavy; while the section is collapsed neither they nor their figures are loaded. */
const OverviewPanel = lazy(async () => ({
  default: (await import('./overview-panel.tsx')).OverviewPanel,
}));

const KEY = 'harbour-haul:leads-overview';
const OPEN = 'open';

/** The overview above the list. It is collapsed at first, and stays as it was left. */
export function OverviewSection() {
  const id = useId();
  const [isOpen, setOpen] = useState(() => readStored(KEY) === OPEN);
  const toggle = () => {
    writeStored(KEY, isOpen ? 'folded' : OPEN);
    setOpen(!isOpen);
  };
  return (
    <Box component="section" aria-label="Overview" sx={sectionStyle}>
      <Button
        color="inherit"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        endIcon={
          <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />
        }
        sx={{ justifyContent: 'space-between', px: 2 }}
      >
        Overview
      </Button>
      {isOpen && (
        <Box id={id} sx={{ px: 2, pb: 2.5, pt: 1 }}>
          <Suspense fallback={<OverviewSkeleton />}>
            <OverviewPanel />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}

const sectionStyle = {
  mb: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
};
