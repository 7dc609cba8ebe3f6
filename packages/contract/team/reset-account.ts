import { defineOperation } from '../operation.ts';
import type { Account, SetUpLink } from './account.ts';

/**
 * Takes a colleague's password away, ends their sign-ins at once, and returns the link by which they choose another; a link
 * from before is worthless then. Nobody resets themselves.
 */
export const resetAccount = defineOperation<{ response: { account: Account; setUp: SetUpLink } }>()({
  method: 'POST',
  path: '/api/accounts/{username}/reset',
  access: 'confirmed',
  function: 'team',
});
