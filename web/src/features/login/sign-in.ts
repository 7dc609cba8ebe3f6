import { getUser } from '@harbour-haul/contract/auth/get-user';
import { login } from '@harbour-haul/contract/auth/login';
import type { LoginBody } from '@harbour-haul/contract/auth/login-schema';
import { track } from '#lib/analytics.ts';
import { callsOf } from '#lib/api/call.ts';
import { ApiRequestError, isUnauthenticated } from '#lib/api-client.ts';
import { failureText } from '#lib/failure-text.ts';
import { noteArrival } from '#lib/sign-in/arrival-note.ts';
import { noteSignedIn, noteSignedOut } from '#lib/sign-in/signed-in-here.ts';

const { call } = callsOf({ login, getUser });

/** Why somebody is not signed in, and the field that needs a correction. */
export interface LoginRefusal {
  field: keyof LoginBody;
  /** The toast's. */
  title: string;
  text: string;
  /** What is said beside the fields in place of a toast. */
  errors?: Partial<LoginBody>;
}

/** Signs in; the texts are those of specification sections 5 and 8. @returns what is in the way, null where nothing is */
export async function signIn(values: LoginBody): Promise<LoginRefusal | null> {
  if (!values.username.trim() || !values.password)
    return {
      field: values.username.trim() ? 'password' : 'username',
      title: 'Error',
      text: 'Please enter both username and password.',
    };
  try {
    await call('login', { body: values });
  } catch (error) {
    track('admin_login_failure');
    return refusalBy(error);
  }
  track('admin_login_success');
  noteSignedIn();
  noteArrival();
  return null;
}

/** Whether somebody is signed in with this browser; a check that fails is no reason to hold anybody back from signing in. */
export async function isSignedIn(): Promise<boolean> {
  try {
    await call('getUser');
    return true;
  } catch (error) {
    if (isUnauthenticated(error)) noteSignedOut();
    return false;
  }
}

function refusalBy(error: unknown): LoginRefusal {
  const errors = error instanceof ApiRequestError ? (error.fields as Partial<LoginBody>) : undefined;
  return {
    field: errors?.username ? 'username' : 'password',
    title: 'Login Failed',
    text: failureText(error, 'Invalid username or password'),
    ...(errors ? { errors } : {}),
  };
}
