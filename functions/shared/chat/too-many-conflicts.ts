import { AppError } from '@harbour-haul/domain/errors';

/** The error for a chat write that lost every retry to write conflicts; nothing was stored. */
export function tooManyConflicts(): AppError {
  return new AppError('rate_limited', 'This chat is very busy. Please try again in a moment.', {
    retryAfterSeconds: 1,
  });
}
