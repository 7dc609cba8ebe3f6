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
  /** Of the action; what destroys nothing is no error. */
  color?: 'error' | 'primary';
  /** Another way on, which stands before the action. */
  other?: { label: string; onPress: () => void } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone, or would surprise. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, detail, action, cancel = 'Cancel', color = 'error', other } = props;
  const { onConfirm, onCancel } = props;
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
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        {other && (
          <Button color={color} variant="outlined" onClick={other.onPress}>
            {other.label}
          </Button>
        )}
        <Button color={color} variant="contained" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
