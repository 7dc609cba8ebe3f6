import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef } from 'react';
import type { SetUpSecret } from '#lib/team/set-up-link.ts';
import { LoginFrame } from './login-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSetUpForm } from './use-set-up-form.ts';

interface SetUpPageProps {
  link: SetUpSecret;
  onSignedIn: (user: SignedInUser) => void;
  /** The password is chosen, but the sign-in with it failed. */
  onChosen: () => void;
}

const HELP = 'This is a secure area. The link works once; a colleague can make you a new one.';

/** Where a new colleague chooses their password by a set-up link. */
export function SetUpPage({ link, onSignedIn, onChosen }: SetUpPageProps) {
  const password = useRef<HTMLInputElement>(null);
  const repeated = useRef<HTMLInputElement>(null);
  const form = useSetUpForm(link, {
    onSignedIn,
    onChosen,
    onRefused: (field) => (field === 'repeated' ? repeated : password).current?.focus(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <LoginFrame title="Choose your password" help={HELP}>
      <form onSubmit={submit} noValidate>
        <Stack spacing={2.5}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {'You will sign in as '}
            <strong>{link.username}</strong>.
          </Typography>
          <input type="text" name="username" autoComplete="username" value={link.username} readOnly hidden />
          <NewPasswordFields
            autoFocus
            values={form.values}
            errors={form.errors}
            onChange={form.change}
            inputs={{ password, repeated }}
          />
          {form.failure !== '' && <Alert severity="error">{form.failure}</Alert>}
          <Button type="submit" variant="contained" color="secondary" size="large" aria-disabled={form.busy}>
            {form.busy ? 'Saving...' : 'Save and sign in'}
          </Button>
        </Stack>
      </form>
    </LoginFrame>
  );
}
