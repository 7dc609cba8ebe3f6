import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { StatePanel } from '#components/state-panel.tsx';

/** Nothing could be loaded and nothing is shown. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <StatePanel
      framed
      icon={<CloudOffOutlined />}
      title="The leads are not available"
      action={
        <Button variant="contained" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      The server could not be reached or did not answer. We keep trying.
    </StatePanel>
  );
}
