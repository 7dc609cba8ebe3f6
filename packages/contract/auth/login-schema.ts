import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';

export type LoginBody = InferType<ReturnType<typeof loginSchema>>;

/** Lengths are bounded so that hashing cannot be made slow from outside. */
export function loginSchema() {
  return object({
    username: string()
      .typeError(INVALID)
      .max(100, 'Username must be at most 100 characters.')
      .required(REQUIRED),
    password: string()
      .typeError(INVALID)
      .max(1000, 'Password must be at most 1000 characters.')
      .required(REQUIRED),
  });
}
