import { AppError } from '@harbour-haul/domain/errors';
import type { Middleware } from '../../shared/middleware/pipeline.ts';
import type { RealtimeDeps } from '../deps.ts';

/**
 * Enforces the rate limit of a connection's frames: beyond it frames are refused, and beyond the rate of refusals they
 * are dropped without a reply.
 * @throws AppError `rate_limited`
 */
export function frameRateLimit(): Middleware<{ connectionId: string; deps: RealtimeDeps }> {
  return {
    before: ({ event: { connectionId, deps } }) => {
      const verdict = deps.frameLimiter.consume(connectionId, deps.now());
      if (verdict.kind === 'accepted') return undefined;
      // Any value ends the pipeline here.
      if (verdict.kind === 'dropped') return null;
      const { retryAfterSeconds } = verdict;
      const message = 'That was a lot at once. Please wait a moment.';
      throw new AppError('rate_limited', message, { retryAfterSeconds });
    },
  };
}
