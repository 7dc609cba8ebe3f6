import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';

/** The body of `POST /api/login`. Lengths are bounded so that hashing cannot be made slow from outside. */
export const loginSchema = object({
  username: string()
    .typeError(INVALID)
    .max(100, 'Username must be at most 100 characters.')
    .required(REQUIRED),
  password: string()
    .typeError(INVALID)
    .max(1000, 'Password must be at most 1000 characters.')
    .required(REQUIRED),
});

export type LoginInput = InferType<typeof loginSchema>;
