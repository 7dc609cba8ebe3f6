import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StatePanel } from '#components/state-panel.tsx';

/** Nothing could be loaded and nothing is shown: said here, in the words of specification section 8, and by no toast. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert">
      <StatePanel
        framed
        icon={<CloudOffOutlined />}
        title="Failed to load leads data"
        action={
          <Button variant="contained" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        The server could not be reached or did not answer. We keep trying.
      </StatePanel>
    </Box>
  );
}
