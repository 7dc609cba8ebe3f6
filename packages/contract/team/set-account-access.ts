import { boolean, type InferType, object } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import type { Account } from './account.ts';

/**
 * Says whether a colleague may sign in. Who no longer may is signed out everywhere at once, and keeps what they own until it
 * is handed over. Nobody disables themselves, so that somebody is always left.
 */
export const setAccountAccess = defineOperation<{ body: AccountAccessBody; response: Account }>()({
  method: 'POST',
  path: '/api/accounts/{username}/access',
  access: 'confirmed',
  function: 'team',
});

export const setAccountAccessRequest = { body: accountAccessSchema };

export type AccountAccessBody = InferType<ReturnType<typeof accountAccessSchema>>;

function accountAccessSchema() {
  return object({ disabled: boolean().typeError(INVALID).required(REQUIRED) });
}
