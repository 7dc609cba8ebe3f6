import { defineOperation } from '../operation.ts';

/** Ends every sign-in of the user, 204; without one the cookie is cleared all the same. */
export const logout = defineOperation<{ response: undefined }>()({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  function: 'auth',
});
