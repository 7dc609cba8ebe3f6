import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface RestoredNoticeProps {
  /** Begins without it, where that is offered. */
  onStartEmpty?: () => void;
}

/** A saved draft was restored. */
export function RestoredNotice({ onStartEmpty }: RestoredNoticeProps) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
      action={
        onStartEmpty && (
          <Button color="inherit" size="small" onClick={onStartEmpty}>
            Start Empty
          </Button>
        )
      }
    >
      What you had typed and not saved is back.
    </Alert>
  );
}
