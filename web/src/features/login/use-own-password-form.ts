import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { useState } from 'react';
import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { failureText } from '#lib/failure-text.ts';

interface Values {
  current: string;
  password: string;
  repeated: string;
}

interface OwnPasswordEvents {
  /** The new password is set, and this browser is signed in by it. */
  onChanged: (user: SignedInUser) => void;
  /** It is set, but the sign-in with it failed. */
  onSignedOut: () => void;
  /** Names the field that needs a correction. */
  onRefused: (field: keyof Values) => void;
}

const FAILED = 'Your password could not be changed. Please try again.';

/**
 * The state of the form by which somebody changes their own password. That ends all of their sign-ins, so that this browser
 * signs in once more.
 */
export function useOwnPasswordForm(username: string, events: OwnPasswordEvents) {
  const [values, setValues] = useState<Values>({ current: '', password: '', repeated: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  function refuse(field: keyof Values, text: string): void {
    setErrors({ [field]: text });
    events.onRefused(field);
  }

  function refuseBy(error: unknown, field: 'current' | 'password'): void {
    setBusy(false);
    const text = error instanceof ApiRequestError ? error.fields?.password : undefined;
    if (text !== undefined) refuse(field, text);
    else setFailure(failureText(error, FAILED));
  }

  async function submit(): Promise<void> {
    if (busy) return;
    setErrors({});
    setFailure('');
    const wrong = mistakeIn(values);
    if (wrong) return refuse(wrong.field, wrong.text);
    const { current, password } = values;
    setBusy(true);
    try {
      await call('confirmPassword', { body: { password: current } });
    } catch (error) {
      return refuseBy(error, 'current');
    }
    try {
      await call('changePassword', { body: { password } });
    } catch (error) {
      return refuseBy(error, 'password');
    }
    try {
      events.onChanged(await call('login', { body: { username, password } }));
    } catch {
      events.onSignedOut();
    }
  }

  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed });
  return { values, errors, failure, busy, change, submit };
}

/** What can be said without the server. */
function mistakeIn({ current, password, repeated }: Values): { field: keyof Values; text: string } | null {
  if (current === '') return { field: 'current', text: 'Please enter the password that you have now.' };
  if (password === '') return { field: 'password', text: 'Please choose a password.' };
  if (password === current)
    return { field: 'password', text: 'Please choose another one than you have now.' };
  return password === repeated ? null : { field: 'repeated', text: 'The two passwords differ.' };
}
