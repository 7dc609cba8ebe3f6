import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';

/**
 * Sets another password of one's own, 204, and ends all sign-ins, this one too: whoever knew the old one is out. 400 for a
 * password that is easy to guess.
 */
export const changePassword = defineOperation<{ body: ChangePasswordBody; response: undefined }>()({
  method: 'POST',
  path: '/api/user/password',
  access: 'confirmed',
  function: 'team',
});

export const changePasswordRequest = { body: changePasswordSchema };

export type ChangePasswordBody = InferType<ReturnType<typeof changePasswordSchema>>;

/** How weak it may be is said by the server, as of those that are chosen by a link. */
export function changePasswordSchema() {
  return object({
    password: string()
      .typeError(INVALID)
      .max(1000, 'Password must be at most 1000 characters.')
      .required(REQUIRED),
  });
}
