import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect, useRef } from 'react';
import { useLazyLoads } from '#lib/lazy/use-lazy-loads.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { AdminTab } from './admin-tabs.ts';

interface AdminTabPanelProps {
  tab: AdminTab;
  id: string | undefined;
  /** Whether a tab of the bar names it. */
  isInBar: boolean;
}

/** The content of one tab. A tab that breaks leaves the header and the other tabs alone. */
export function AdminTabPanel({ tab, id, isInBar }: AdminTabPanelProps) {
  const role = isInBar ? { role: 'tabpanel', 'aria-labelledby': `tab-${tab.id}` } : {};
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who has come by keys, or by a link in what was left, has lost the focus with it.
    if (tab.id && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [tab.id]);
  return (
    <Box
      ref={panel}
      key={tab.id}
      {...role}
      id={`panel-${tab.id}`}
      tabIndex={-1}
      sx={{ '&:focus-visible': { outline: 'none' } }}
    >
      <ErrorBoundary inPage>
        <Suspense fallback={<PanelSkeleton />}>
          <tab.Content id={id} />
          <LazyLoads />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

/** Once the tab is there: what it leads to. */
function LazyLoads() {
  useLazyLoads();
  return null;
}

function PanelSkeleton() {
  return (
    <Box role="status" aria-label="Loading…">
      <Skeleton width={180} height={40} />
      <Skeleton variant="rounded" height="60vh" sx={{ mt: 2 }} />
    </Box>
  );
}
