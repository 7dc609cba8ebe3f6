import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useDialogWork } from './use-dialog-work.ts';

interface ActionDialogProps {
  title: string;
  text: string;
  /** What is to be chosen before. */
  children?: ReactNode;
  action: string;
  /** Takes something away from somebody. */
  isGrave?: boolean;
  disabled?: boolean;
  onAct: () => Promise<void>;
  onClose: () => void;
}

/** Says what would happen to a colleague's account, and does it. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, text, children, action, isGrave = false, disabled = false, onAct, onClose } = props;
  const id = useId();
  const { busy, error, start } = useDialogWork();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
        {children}
        {error !== '' && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose} disabled={busy} autoFocus>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          disabled={disabled}
          aria-disabled={busy}
          onClick={() => start(onAct)}
        >
          {busy ? 'Working...' : action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
