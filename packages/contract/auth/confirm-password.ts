import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';

/**
 * Confirms with the password that it is still the signed-in user, 204: for ten minutes this sign-in may do what `confirmed`
 * routes do. 400 for another password, 429 after too many attempts.
 */
export const confirmPassword = defineOperation<{ body: ConfirmPasswordBody; response: undefined }>()({
  method: 'POST',
  path: '/api/user/confirm',
  access: 'admin',
  function: 'auth',
});

export const confirmPasswordRequest = { body: confirmPasswordSchema };

export type ConfirmPasswordBody = InferType<ReturnType<typeof confirmPasswordSchema>>;

function confirmPasswordSchema() {
  return object({
    password: string()
      .typeError(INVALID)
      .max(1000, 'Password must be at most 1000 characters.')
      .required(REQUIRED),
  });
}
