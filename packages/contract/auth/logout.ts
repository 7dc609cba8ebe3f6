import { boolean, type InferType, object } from 'yup';
import { INVALID } from '../messages.ts';
import { defineOperation } from '../operation.ts';

/** Ends the sign-in of this browser, or with `everywhere` every one of the user, 204; without one the cookie is cleared all the same. */
export const logout = defineOperation<{ body: LogoutBody; response: undefined }>()({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  function: 'auth',
});

export const logoutRequest = { body: logoutSchema, optionalBody: true } as const;

export type LogoutBody = InferType<ReturnType<typeof logoutSchema>>;

function logoutSchema() {
  return object({ everywhere: boolean().typeError(INVALID) });
}
