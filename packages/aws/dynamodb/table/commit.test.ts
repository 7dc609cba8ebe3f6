import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { expect, it, jest } from '@jest/globals';
import { UNCONNECTED_TABLE } from '../../testing/unconnected-table.ts';
import { commit, commitPatiently, type GuardedWrite, guarded, unguarded } from './commit.ts';

const table = UNCONNECTED_TABLE;
const write = table.deleting({ id: 1 });

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

const OK = 'None';
const FAILED = 'ConditionalCheckFailed';
const guards: GuardedWrite[] = [
  ...guarded('conflict', write),
  ...guarded('limit', write),
  ...guarded('claim', write),
  ...guarded('receipt', write),
  ...unguarded(write),
];

const refuseWith = (error: Error) => jest.spyOn(table, 'transact').mockRejectedValueOnce(error);

it.each([
  ['another transaction', cancelled(OK, 'TransactionConflict'), 'conflict'],
  ['a condition on what was read', cancelled(FAILED, OK), 'conflict'],
  ['a limit and what was read', cancelled(FAILED, FAILED), 'limit'],
  ['a claim and a limit', cancelled(OK, FAILED, FAILED), 'claim'],
  ['a receipt and all else', cancelled(FAILED, FAILED, FAILED, FAILED), 'receipt'],
])('commit refused for %s returns the strongest guard: %#', async (_case, error, result) => {
  refuseWith(error);
  expect(await commit(table, guards)).toBe(result);
});

it.each([
  ['a condition without a guard', cancelled(OK, OK, OK, OK, FAILED)],
  ['throttling', cancelled('ThrottlingError')],
  ['any other error', new Error('broken')],
])('commit refused for %s throws', async (_case, error) => {
  refuseWith(error);
  await expect(commit(table, guards)).rejects.toBe(error);
});

it('commit makes no request where there is nothing to write', async () => {
  expect(await commit(table, [])).toBe('committed');
});

it('commitPatiently tries again after a conflict with another transaction', async () => {
  refuseWith(cancelled('TransactionConflict'));
  jest.spyOn(table, 'transact').mockResolvedValueOnce();
  expect(await commitPatiently(table, guards)).toBe('committed');
});
