import { AppError } from '@harbour-haul/domain/errors';

/** The answer where so many wrote at once that a turn never came; nothing was stored. */
export function tooBusy(): AppError {
  return new AppError('rate_limited', 'This chat is very busy. Please try again in a moment.', {
    retryAfterSeconds: 1,
  });
}
