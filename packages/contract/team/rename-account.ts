import { type InferType, object } from 'yup';
import { defineOperation } from '../operation.ts';
import type { Account } from './account.ts';
import { displayNameField } from './account-fields.ts';

/** Sets what visitors see of somebody in chats that are taken over from then on; empty for the team alone. */
export const renameAccount = defineOperation<{ body: RenameAccountBody; response: Account }>()({
  method: 'PATCH',
  path: '/api/accounts/{username}',
  access: 'admin',
  function: 'team',
});

export const renameAccountRequest = { body: renameAccountSchema };

export type RenameAccountBody = InferType<ReturnType<typeof renameAccountSchema>>;

export function renameAccountSchema() {
  return object({ displayName: displayNameField().defined() });
}
