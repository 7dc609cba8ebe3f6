import { cancellationCodes } from '../../clients/contention.ts';
import type { Write } from './items.ts';
import type { Table } from './table.ts';
import { isConflictAlone, retryTransaction } from './transactions.ts';

/**
 * What a failed condition means for the whole transaction, the strongest first.
 *
 * - `receipt`: the same request was stored before; its first result is to be returned.
 * - `claim`: the visitorId belongs to somebody else.
 * - `limit`: there were too many already.
 * - `conflict`: what was read has changed since; everything is to be read again.
 */
const GUARDS = ['receipt', 'claim', 'limit', 'conflict'] as const;
export type Guard = (typeof GUARDS)[number];

/** A write of a transaction, and what it means where its condition fails; an error where nothing is named. */
export interface GuardedWrite {
  write: Write;
  guard?: Guard;
}

export type CommitResult = 'committed' | Guard;

export function guarded(guard: Guard, ...writes: Write[]): GuardedWrite[] {
  return writes.map((write) => ({ write, guard }));
}

export function unguarded(...writes: Write[]): GuardedWrite[] {
  return writes.map((write) => ({ write }));
}

/**
 * Makes all writes or none, in one attempt. Another transaction on the same items counts as a conflict.
 * @returns `committed`, or the strongest guard that failed; nothing was changed then.
 * @throws whatever else DynamoDB refuses.
 */
export async function commit(table: Table, writes: readonly GuardedWrite[]): Promise<CommitResult> {
  try {
    return await commitOnce(table, writes);
  } catch (error) {
    if (isConflictAlone(error)) return 'conflict';
    throw error;
  }
}

/**
 * As `commit`, but waits for other transactions on the same items and tries again, so that only a failed condition is a
 * conflict.
 */
export async function commitPatiently(table: Table, writes: readonly GuardedWrite[]): Promise<CommitResult> {
  return retryTransaction(() => commitOnce(table, writes));
}

async function commitOnce(table: Table, writes: readonly GuardedWrite[]): Promise<CommitResult> {
  if (writes.length === 0) return 'committed';
  try {
    await table.transact(writes.map(({ write }) => write));
    return 'committed';
  } catch (error) {
    const codes = cancellationCodes(error);
    const failed = writes.filter((_, index) => codes?.[index] === 'ConditionalCheckFailed');
    const strongest = GUARDS.find((guard) => failed.some((write) => write.guard === guard));
    if (strongest) return strongest;
    throw error;
  }
}
