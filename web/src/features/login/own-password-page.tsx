import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SecretField } from '#components/secret-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useOwnPasswordForm } from './use-own-password-form.ts';

interface OwnPasswordPageProps {
  user: SignedInUser;
  onChanged: (user: SignedInUser) => void;
  /** The password is changed, but the sign-in with it failed. */
  onSignedOut: () => void;
}

const HELP = 'Forgot the one you have? A colleague can reset your access on the page Team.';

/** Where somebody who is signed in changes their own password. */
export function OwnPasswordPage({ user, onChanged, onSignedOut }: OwnPasswordPageProps) {
  const current = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const repeated = useRef<HTMLInputElement>(null);
  const form = useOwnPasswordForm(user.username, {
    onChanged,
    onSignedOut,
    onRefused: (field) => ({ current, password, repeated })[field].current?.focus(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <LoginFrame title="Change your password" help={HELP}>
      <form onSubmit={submit} noValidate>
        <Stack spacing={2.5}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {'You are signed in as '}
            <strong>{user.username}</strong>. All your other browsers will be signed out.
          </Typography>
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <SecretField
            id="current-password"
            label="Current password"
            autoComplete="current-password"
            autoFocus
            fullWidth
            value={form.values.current}
            onChange={(event) => form.change({ current: event.target.value })}
            inputRef={current}
            error={Boolean(form.errors.current)}
            helperText={form.errors.current}
          />
          <NewPasswordFields
            values={form.values}
            errors={form.errors}
            onChange={form.change}
            inputs={{ password, repeated }}
          />
          {form.failure !== '' && <Alert severity="error">{form.failure}</Alert>}
          <Button type="submit" variant="contained" color="secondary" size="large" aria-disabled={form.busy}>
            {form.busy ? 'Saving...' : 'Change password'}
          </Button>
          <Button component={Link} to="/admin" color="inherit">
            Back to the console
          </Button>
        </Stack>
      </form>
    </LoginFrame>
  );
}
