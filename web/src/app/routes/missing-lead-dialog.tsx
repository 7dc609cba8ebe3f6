import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SearchState } from './search-state.ts';

interface MissingLeadDialogProps {
  /** What the title calls the lead. */
  name: string;
  state: SearchState;
  onRetry: () => void;
  onClose: () => void;
}

const TITLES: Record<SearchState, string> = {
  seeking: 'Looking for',
  failed: 'Could not load',
  missing: 'Could not find',
};

/** Shown instead of a lead's details: the lead is loading, could not be loaded or does not exist. */
export function MissingLeadDialog({ name, state, onRetry, onClose }: MissingLeadDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="missing-lead-title"
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 'none' } } } }}
    >
      <DialogTitle id="missing-lead-title">{`${TITLES[state]} ${name}`}</DialogTitle>
      <DialogContent aria-live="polite">
        {state === 'seeking' && (
          <CircularProgress aria-label="Loading lead..." sx={{ display: 'block', mx: 'auto', my: 2 }} />
        )}
        {state === 'failed' && (
          <DialogContentText>The server could not be reached or did not answer.</DialogContentText>
        )}
        {state === 'missing' && (
          <DialogContentText>
            It may have been erased for good, or the link may be incomplete.
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Show all leads</Button>
        {state === 'failed' && (
          <Button variant="contained" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
