import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** Why one item of a transaction was refused; `None` for items that would have gone through. */
export type CancellationCode = 'None' | 'ConditionalCheckFailed' | 'TransactionConflict' | (string & {});

/** Too many calls, by the names that a cancelled transaction gives them. */
const THROTTLED = ['ThrottlingError', 'ProvisionedThroughputExceeded', 'RequestLimitExceeded'];

/** Too many calls, by the names of errors. */
const THROTTLES = ['ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'ThrottlingException'];

/** The reasons of a cancelled transaction in the order of its items, or null for any other error. */
export function cancellationCodes(error: unknown): CancellationCode[] | null {
  if (!(error instanceof TransactionCanceledException)) return null;
  return (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
}

/** Whether a call was refused for being one of too many, whatever it does. */
export function isThrottled(error: unknown): boolean {
  const codes = cancellationCodes(error)?.filter((code) => code !== 'None');
  if (codes) return codes.length > 0 && codes.every((code) => THROTTLED.includes(code));
  return error instanceof Error && THROTTLES.includes(error.name);
}

/**
 * Whether the very same call may go through a moment later: a single write that met a transaction on its item, or a
 * transaction that was throttled. One that met another transaction has read what may have changed since, so its caller
 * decides; one whose condition failed would fail again.
 */
export function isContention(error: unknown): boolean {
  if (error instanceof Error && error.name === 'TransactionConflictException') return true;
  return cancellationCodes(error) !== null && isThrottled(error);
}
