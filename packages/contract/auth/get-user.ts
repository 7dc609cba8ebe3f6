import { defineOperation } from '../operation.ts';
import type { SignedInUser } from './signed-in-user.ts';

/** Who is signed in; 401 where nobody is. */
export const getUser = defineOperation<{ response: SignedInUser }>()({
  method: 'GET',
  path: '/api/user',
  access: 'admin',
  function: 'auth',
});
