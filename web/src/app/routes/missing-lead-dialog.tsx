import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type LeadTarget, targetName } from './lead-target.ts';
import type { SoughtLead } from './use-sought-lead.ts';

interface MissingLeadDialogProps {
  target: LeadTarget;
  search: SoughtLead;
  onClose: () => void;
}

/** Stands in for the details of a lead that is not here: it is looked for, could not be, or was not found. */
export function MissingLeadDialog({ target, search, onClose }: MissingLeadDialogProps) {
  const name = targetName(target);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="missing-lead-title"
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 'none' } } } }}
    >
      <DialogTitle id="missing-lead-title">{title(name, search)}</DialogTitle>
      <DialogContent aria-live="polite">
        {search.state === 'seeking' ? (
          <CircularProgress aria-label="Loading lead..." sx={{ display: 'block', mx: 'auto', my: 2 }} />
        ) : (
          <DialogContentText>{text(search)}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Show all leads</Button>
        {search.state === 'failed' && (
          <Button variant="contained" onClick={search.retry}>
            Try Again
          </Button>
        )}
        {search.state === 'done' && search.seekFurther && (
          <Button variant="contained" onClick={search.seekFurther}>
            Look further back
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function title(name: string, { state }: SoughtLead): string {
  if (state === 'seeking') return `Looking for ${name}`;
  return state === 'failed' ? `Could not load ${name}` : `Could not find ${name}`;
}

function text({ state, seen, seekFurther }: SoughtLead): string {
  if (state === 'failed') return 'The server could not be reached or did not answer.';
  if (seekFurther) return `It is not among the newest ${seen} leads. It may be an older one.`;
  return 'It may have been deleted, or the link may be incomplete.';
}
