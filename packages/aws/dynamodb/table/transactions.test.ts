import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isWriteConflict, retryOnConflict, retryTransaction } from './transactions.ts';

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

describe('attempts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Loses the first races; counts all attempts. */
  const racer = (losses: number) => {
    let attempts = 0;
    const attempt = async () => {
      attempts += 1;
      return attempts > losses ? 'won' : null;
    };
    return { attempt, attempts: () => attempts };
  };

  it.each([
    [0, 'won', 1],
    [13, 'won', 14],
    [14, null, 14],
  ])('after %i lost races answer %p', async (losses, expected, attempts) => {
    const run = racer(losses);
    const result = retryOnConflict(run.attempt);
    await jest.runAllTimersAsync();
    expect([await result, run.attempts()]).toEqual([expected, attempts]);
  });

  it('end at any error', async () => {
    await expect(retryOnConflict(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('of one transaction go on through conflicts and end at a failed condition', async () => {
    const errors = [cancelled('TransactionConflict'), cancelled('ConditionalCheckFailed')];
    const result = retryTransaction(() => Promise.reject(errors.shift() as Error));
    await Promise.all([expect(result).rejects.toThrow('cancelled'), jest.runAllTimersAsync()]);
    expect(errors).toEqual([]);
  });
});

it.each([
  ['a conflict', cancelled('None', 'TransactionConflict'), true],
  ['a condition on what was read', cancelled('ConditionalCheckFailed', 'None'), true],
  ['a condition on something else', cancelled('None', 'ConditionalCheckFailed'), false],
  ['throttling', cancelled('ThrottlingError'), false],
  ['any other error', new Error('broken'), false],
])('%s is a lost race: %p', (_case, error, lost) => {
  expect(isWriteConflict(error, [0])).toBe(lost);
});
