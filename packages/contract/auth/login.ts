import { defineOperation } from '../operation.ts';
import { type LoginBody, loginSchema } from './login-schema.ts';
import type { SignedInUser } from './signed-in-user.ts';

/** Signs an admin in: 200 with the session cookie, 401 for a wrong name or password, 429 after too many attempts. */
export const login = defineOperation<{ body: LoginBody; response: SignedInUser }>()({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  function: 'auth',
});

export const loginRequest = { body: loginSchema };
