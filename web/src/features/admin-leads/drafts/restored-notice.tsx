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
      sx={{ mb: 2, alignItems: 'center', overflowWrap: 'anywhere', '& .MuiAlert-action': { pt: 0 } }}
      action={
        onStartEmpty && (
          <Button color="inherit" onClick={onStartEmpty} sx={{ whiteSpace: 'nowrap' }}>
            Start Empty
          </Button>
        )
      }
    >
      What you had typed and not saved is back.
    </Alert>
  );
}
