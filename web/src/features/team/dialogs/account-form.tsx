import type { Account } from '@harbour-haul/contract/team/account';
import { type AddAccountBody, addAccountSchema } from '@harbour-haul/contract/team/add-account-schema';
import { validationErrors } from '@harbour-haul/contract/validate';
import { SITE } from '@harbour-haul/domain/site/site';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDialogWork } from './use-dialog-work.ts';

interface AccountFormProps {
  title: string;
  action: string;
  /** Whose name is changed; of a new colleague the username is asked for as well. */
  account?: Account;
  onSubmit: (body: AddAccountBody) => Promise<void>;
  onClose: () => void;
}

/** Who a colleague is: what they sign in with, and what visitors see. */
export function AccountForm({ title, action, account, onSubmit, onClose }: AccountFormProps) {
  const id = useId();
  const username = useRef<HTMLInputElement>(null);
  const displayName = useRef<HTMLInputElement>(null);
  const [body, setBody] = useState({ username: account?.id ?? '', displayName: account?.displayName ?? '' });
  const [errors, setErrors] = useState<Partial<Record<keyof AddAccountBody, string>>>({});
  const { busy, error, start } = useDialogWork();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validationErrors(addAccountSchema(), body);
    setErrors(found ?? {});
    if (found?.username) username.current?.focus();
    else if (found) displayName.current?.focus();
    else start(() => onSubmit(body));
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {!account && (
              <TextField
                id={`${id}-username`}
                label="Username"
                autoComplete="off"
                autoFocus
                value={body.username}
                onChange={(event) => setBody({ ...body, username: event.target.value })}
                inputRef={username}
                error={Boolean(errors.username)}
                helperText={errors.username ?? 'What they sign in with, such as their e-mail address.'}
                slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
              />
            )}
            <TextField
              id={`${id}-name`}
              label="Name that visitors see"
              autoComplete="off"
              autoFocus={account !== undefined}
              value={body.displayName}
              onChange={(event) => setBody({ ...body, displayName: event.target.value })}
              inputRef={displayName}
              error={Boolean(errors.displayName)}
              helperText={
                errors.displayName ??
                `Empty: visitors see the ${SITE.brand} team. It counts from the next takeover on.`
              }
            />
          </Stack>
          {error !== '' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {busy ? 'Working...' : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
