import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface ConfirmDialogProps {
  question: string;
  detail: string;
  action: string;
  /** What the way back says. */
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone, or would surprise. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, detail, action, cancel = 'Cancel', onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      maxWidth="xs"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-detail`}
    >
      <DialogTitle id={`${id}-question`}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-detail`}>{detail}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        <Button color="error" variant="contained" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
