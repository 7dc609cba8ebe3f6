import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useRef } from 'react';
import { PasswordField } from './password-field.tsx';
import { useLoginForm } from './use-login-form.ts';

/** Username and password. What went wrong is said by a toast, and what is too long beside its field. */
export function LoginForm({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const form = useLoginForm({
    onSignedIn,
    onRefused: (field) => (field === 'username' ? username : password).current?.focus(),
  });
  useEffect(() => username.current?.focus(), []);
  const field = (name: 'username' | 'password') => ({
    ...form.getFieldProps(name),
    id: name,
    error: Boolean(form.errors[name]),
    helperText: form.errors[name],
    fullWidth: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isSubmitting) void form.submitForm();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <TextField
          {...field('username')}
          label="Username"
          autoComplete="username"
          inputRef={username}
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
        />
        <PasswordField {...field('password')} inputRef={password} />
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          // Not `disabled` while it works: that would throw the keyboard's focus away.
          aria-disabled={form.isSubmitting}
        >
          {form.isSubmitting ? 'Logging in...' : 'Login'}
        </Button>
      </Stack>
    </form>
  );
}
