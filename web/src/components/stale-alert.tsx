import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Says that the data shown is stale. `what`: "The list", as a sentence begins. */
export function StaleAlert({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {what} could not be refreshed. You see what was loaded before.
    </Alert>
  );
}
