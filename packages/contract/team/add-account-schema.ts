import { type InferType, object } from 'yup';
import { displayNameField, usernameField } from './account-fields.ts';

export type AddAccountBody = InferType<ReturnType<typeof addAccountSchema>>;

export function addAccountSchema() {
  return object({ username: usernameField(), displayName: displayNameField() });
}
