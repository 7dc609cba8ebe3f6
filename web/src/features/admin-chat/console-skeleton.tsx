import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The chat console before it is known who is signed in. */
export function ConsoleSkeleton() {
  return (
    <Box role="status" aria-label="Loading…" sx={{ width: { xs: '100%', md: 400 }, p: 2 }}>
      <Skeleton width={160} height={32} />
      <Skeleton variant="rounded" height={40} sx={{ my: 2 }} />
      <SkeletonConversations />
    </Box>
  );
}

/** As many rows, as high, as the quick first load brings. */
export function SkeletonConversations() {
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
}
