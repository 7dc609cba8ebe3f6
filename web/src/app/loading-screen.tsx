import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** A spinner in the middle of an otherwise empty screen. */
export function LoadingScreen({ label = 'Loading…' }: { label?: string }) {
  return (
    <Box role="status" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label={label} />
    </Box>
  );
}
