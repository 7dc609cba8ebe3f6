import { type LoginBody, loginSchema } from '@harbour-haul/contract/auth/login-schema';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { validationErrors } from '@harbour-haul/contract/validate';
import { type FormikHelpers, useFormik } from 'formik';
import { useToast } from '#components/toasts/toaster.tsx';
import { track } from '#lib/analytics.ts';
import { call } from '#lib/api/admin-call.ts';
import { failureText } from '#lib/failure-text.ts';

interface LoginFormEvents {
  onSignedIn: (user: SignedInUser) => void;
  /** Names the field that needs a correction. */
  onRefused: (field: keyof LoginBody) => void;
}

/** The login form's state; its texts are those of specification sections 5 and 8. */
export function useLoginForm({ onSignedIn, onRefused }: LoginFormEvents) {
  const toast = useToast();

  async function submit(values: LoginBody, { setErrors }: FormikHelpers<LoginBody>): Promise<void> {
    if (!values.username.trim() || !values.password) {
      toast({
        title: 'Error',
        description: 'Please enter both username and password.',
        variant: 'destructive',
      });
      onRefused(values.username.trim() ? 'password' : 'username');
      return;
    }
    const errors = validationErrors(loginSchema(), values);
    if (errors) {
      setErrors(errors);
      onRefused(errors.username ? 'username' : 'password');
      return;
    }
    await signIn(values);
  }

  async function signIn(values: LoginBody): Promise<void> {
    try {
      const user = await call('login', { body: values });
      track('admin_login_success');
      toast({ title: 'Login successful', variant: 'success' });
      onSignedIn(user);
    } catch (error) {
      track('admin_login_failure');
      const description = failureText(error, 'Invalid username or password');
      toast({ title: 'Login Failed', description, variant: 'destructive' });
      onRefused('password');
    }
  }

  return useFormik<LoginBody>({
    initialValues: { username: '', password: '' },
    // One check, on submit: a half-typed password is no mistake.
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: submit,
  });
}
