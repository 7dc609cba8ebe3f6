import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { useState } from 'react';
import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { failureText } from '#lib/failure-text.ts';
import type { SetUpSecret } from '#lib/team/set-up-link.ts';

interface Values {
  password: string;
  repeated: string;
}

interface SetUpEvents {
  onSignedIn: (user: SignedInUser) => void;
  onChosen: () => void;
  /** Names the field that needs a correction. */
  onRefused: (field: keyof Values) => void;
}

/** The state of the form by which a password is chosen; with it one is signed in at once. */
export function useSetUpForm(link: SetUpSecret, { onSignedIn, onChosen, onRefused }: SetUpEvents) {
  const [values, setValues] = useState<Values>({ password: '', repeated: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  function refuse(field: keyof Values, text: string): void {
    setErrors({ [field]: text });
    onRefused(field);
  }

  async function submit(): Promise<void> {
    if (busy) return;
    setErrors({});
    setFailure('');
    const { password, repeated } = values;
    if (password === '') return refuse('password', 'Please choose a password.');
    if (password !== repeated) return refuse('repeated', 'The two passwords differ.');
    setBusy(true);
    try {
      await call('setUpAccount', { body: { ...link, password } });
    } catch (error) {
      setBusy(false);
      const text = error instanceof ApiRequestError ? error.fields?.password : undefined;
      if (text !== undefined) refuse('password', text);
      else setFailure(failureText(error, 'This link does not work. Please ask a colleague for a new one.'));
      return;
    }
    try {
      onSignedIn(await call('login', { body: { username: link.username, password } }));
    } catch {
      onChosen();
    }
  }

  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed });
  return { values, errors, failure, busy, change, submit };
}
