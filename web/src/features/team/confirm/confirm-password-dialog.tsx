import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useRef, useState } from 'react';
import { SecretField } from '#components/secret-field.tsx';
import { call } from '#lib/api/admin-call.ts';
import { failureText } from '../failure-text.ts';

interface ConfirmPasswordDialogProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks who is signed in for their password, so that a desk that was left open lets nobody in. */
export function ConfirmPasswordDialog({ onConfirmed, onCancel }: ConfirmPasswordDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      if (password === '') throw new Error('empty');
      await call('confirmPassword', { body: { password } });
      onConfirmed();
    } catch (failure) {
      setBusy(false);
      setError(password === '' ? 'Please enter your password.' : failureText(failure));
      field.current?.focus();
    }
  };
  return (
    <Dialog
      open
      onClose={busy ? undefined : onCancel}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={`${id}-title`}>Is it you?</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Please confirm with your own password. You will not be asked again for ten minutes.
          </DialogContentText>
          <SecretField
            id={`${id}-password`}
            label="Your password"
            autoComplete="current-password"
            autoFocus
            fullWidth
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            inputRef={field}
            error={error !== ''}
            helperText={error}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {busy ? 'Confirming...' : 'Confirm'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
