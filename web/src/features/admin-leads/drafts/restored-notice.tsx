import Alert from '@mui/material/Alert';

/** A saved draft was restored. */
export function RestoredNotice() {
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      What you had typed and not saved is back.
    </Alert>
  );
}
