import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { numeral } from '../list-labels.ts';

/** Shorter actions are over before the dialog could be read. */
const DELAY_MS = 500;

interface ProgressDialogProps {
  text: string;
  settled: number;
  total: number;
  onCancel: () => void;
}

/** How far a long action has come, and the way out of it. */
export function ProgressDialog({ text, settled, total, onCancel }: ProgressDialogProps) {
  const id = useId();
  const [isLong, setLong] = useState(false);
  const [isCanceling, setCanceling] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const cancel = () => {
    setCanceling(true);
    onCancel();
  };
  return (
    <Dialog
      open={isLong}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-count`}
    >
      <DialogTitle id={`${id}-title`}>{text}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (settled / total) * 100}
          aria-labelledby={`${id}-title`}
          sx={{ height: 8, borderRadius: 1 }}
        />
        <Typography id={`${id}-count`} variant="body2" color="textSecondary" sx={countStyle}>
          {`${numeral(settled)} of ${numeral(total)}`}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={cancel} disabled={isCanceling} autoFocus>
          {isCanceling ? 'Canceling...' : 'Cancel'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const countStyle = { mt: 1, fontVariantNumeric: 'tabular-nums' };
