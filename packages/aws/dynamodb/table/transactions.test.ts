import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { retryOnConflict, retryTransaction } from './transactions.ts';

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

describe('retries', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Meets conflicts at first; counts all attempts. */
  const contender = (conflicts: number) => {
    let attempts = 0;
    const attempt = async () => {
      attempts += 1;
      return attempts > conflicts ? 'done' : null;
    };
    return { attempt, attempts: () => attempts };
  };

  it.each([
    [0, 'done', 1],
    [13, 'done', 14],
    [14, null, 14],
  ])('retryOnConflict after %i conflicts returns %p', async (conflicts, expected, attempts) => {
    const run = contender(conflicts);
    const result = retryOnConflict(run.attempt);
    await jest.runAllTimersAsync();
    expect([await result, run.attempts()]).toEqual([expected, attempts]);
  });

  it('retryOnConflict ends at any error', async () => {
    await expect(retryOnConflict(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  const throttled = () =>
    Object.assign(new Error('slow'), { name: 'ProvisionedThroughputExceededException' });

  it.each([
    ['retryOnConflict', 'of a read', retryOnConflict, throttled],
    ['retryOnConflict', 'of a transaction', retryOnConflict, () => cancelled('None', 'ThrottlingError')],
    ['retryTransaction', 'of a transaction', retryTransaction, () => cancelled('ThrottlingError')],
  ])(
    '%s bears three throttles %s beyond those of the client, and no fourth',
    async (_name, _of, retry, error) => {
      for (const [throttles, outcome] of [
        [3, 'done'],
        [4, 'Error'],
      ] as const) {
        let left = throttles;
        const attempt = async () => {
          left -= 1;
          if (left >= 0) throw error();
          return 'done';
        };
        const result = retry(attempt).catch(() => 'Error');
        await jest.runAllTimersAsync();
        expect(await result).toBe(outcome);
      }
    },
  );

  it('retryTransaction tries again after a conflict and ends at a failed condition', async () => {
    const errors = [cancelled('TransactionConflict'), cancelled('ConditionalCheckFailed')];
    const result = retryTransaction(() => Promise.reject(errors.shift() as Error));
    await Promise.all([expect(result).rejects.toThrow('cancelled'), jest.runAllTimersAsync()]);
    expect(errors).toEqual([]);
  });
});
