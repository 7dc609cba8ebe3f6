import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { usernameField } from './account-fields.ts';

/**
 * Chooses a password by a set-up link, 204, which uses it up. 403 with one text for every link that does not work, whoever it
 * names; 400 for a password that is easy to guess.
 */
export const setUpAccount = defineOperation<{ body: SetUpAccountBody; response: undefined }>()({
  method: 'POST',
  path: '/api/accounts/set-up',
  access: 'public',
  function: 'team',
});

export const setUpAccountRequest = { body: setUpAccountSchema };

export type SetUpAccountBody = InferType<ReturnType<typeof setUpAccountSchema>>;

/** How weak a password may be is said by the server, which knows the lists of those that are guessed first. */
export function setUpAccountSchema() {
  return object({
    username: usernameField(),
    secret: string()
      .typeError(INVALID)
      .required(REQUIRED)
      .matches(/^[A-Za-z0-9_-]{43}$/, INVALID),
    password: string()
      .typeError(INVALID)
      .max(1000, 'Password must be at most 1000 characters.')
      .required(REQUIRED),
  });
}
