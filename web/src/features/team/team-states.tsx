import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { StatePanel } from '#components/state-panel.tsx';

/** As high as two colleagues, so that nothing jumps. */
export function AccountsLoading() {
  return (
    <Box role="status" aria-label="Loading the team…">
      <Skeleton variant="rounded" height={180} />
    </Box>
  );
}

/** The team could not be loaded. */
export function AccountsUnavailable({ onRetry }: { onRetry: () => void }) {
  const again = (
    <Button variant="contained" onClick={onRetry}>
      Try Again
    </Button>
  );
  return (
    <StatePanel framed icon={<CloudOffOutlined />} title="The team could not be loaded" action={again}>
      Please check your connection and try again.
    </StatePanel>
  );
}
