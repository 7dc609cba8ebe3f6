import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import type { SignedInUser } from './signed-in-user.ts';

/** Signs an admin in: 200 with the session cookie, 401 for a wrong name or password, 429 after too many attempts. */
export const login = defineOperation<{ body: LoginBody; response: SignedInUser }>()({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  function: 'auth',
});

export const loginRequest = { body: loginSchema };

export type LoginBody = InferType<ReturnType<typeof loginSchema>>;

/** Lengths are bounded so that hashing cannot be made slow from outside. */
export function loginSchema() {
  return object({
    username: string()
      .typeError(INVALID)
      .max(100, 'Username must be at most 100 characters.')
      .required(REQUIRED),
    password: string()
      .typeError(INVALID)
      .max(1000, 'Password must be at most 1000 characters.')
      .required(REQUIRED),
  });
}
