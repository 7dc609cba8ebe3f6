import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';

/** As many rows, as high, as the quick first load brings. */
export const SkeletonConversations = memo(function SkeletonConversations() {
  return (
    <Box aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Box key={row} sx={{ px: 2, py: 1.5, height: 100, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Skeleton width="45%" />
            <Skeleton width="20%" />
          </Box>
          <Skeleton width="80%" />
          <Skeleton variant="rounded" width="40%" height={22} sx={{ mt: 0.5 }} />
        </Box>
      ))}
    </Box>
  );
});

/** The messages of a chat while they are loaded. */
export function SkeletonMessages() {
  return (
    <Box
      role="status"
      aria-label="Loading messages…"
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', p: 2 }}
    >
      {['46%', '62%', '30%', '54%', '40%'].map((width, index) => (
        <Skeleton
          key={width}
          variant="rounded"
          width={width}
          height={48}
          sx={{ mb: 2, ml: index % 2 === 0 ? 0 : 'auto' }}
        />
      ))}
    </Box>
  );
}
