import { defineOperation } from '../operation.ts';
import type { Account, SetUpLink } from './account.ts';
import { type AddAccountBody, addAccountSchema } from './add-account-schema.ts';

/** Adds a colleague, 201 with the link by which they choose their password; 409 where the username is taken. */
export const addAccount = defineOperation<{
  body: AddAccountBody;
  response: { account: Account; setUp: SetUpLink };
}>()({
  method: 'POST',
  path: '/api/accounts',
  access: 'confirmed',
  function: 'team',
});

export const addAccountRequest = { body: addAccountSchema };
