import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { isContention } from './contention.ts';
import { hasTimeFor } from './deadline.ts';

type RetryStrategy = Extract<
  Exclude<DynamoDBClientConfig['retryStrategy'], undefined>,
  { acquireInitialRetryToken: unknown }
>;
type Token = Awaited<ReturnType<RetryStrategy['acquireInitialRetryToken']>>;

const BASE_DELAY_MS = 25;
const MAX_DELAY_MS = 1_000;

/**
 * When all clients try again, with growing, jittered pauses: where the network or the service failed, where there were too
 * many calls, and where another write on the same item came in between. Nothing is tried again for which the function
 * that calls has no time left.
 */
export function boundedRetries(maxAttempts: number): RetryStrategy {
  return {
    acquireInitialRetryToken: async () => token(0, 0),
    refreshRetryTokenForRetry: async (before, { error, errorType }) => {
      const attempts = before.getRetryCount() + 1;
      const isRetryable = errorType === 'TRANSIENT' || errorType === 'THROTTLING' || isContention(error);
      const delay = Math.random() * Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** attempts);
      if (isRetryable && attempts < maxAttempts && hasTimeFor(delay)) return token(attempts, delay);
      throw new Error('Not to be tried again.');
    },
    recordSuccess: () => {},
  };
}

function token(count: number, delay: number): Token {
  return { getRetryCount: () => count, getRetryDelay: () => delay, getRetryCost: () => undefined } as Token;
}
