import { timedOut, withTimeout } from '@harbour-haul/local-cloud/shared/with-timeout';
import { ADMIN } from '../../../admin.ts';
import type { LoadStage } from '../load-stage.ts';
import { LoadCaller } from '../people/load-caller.ts';
import type { Account } from './account.ts';
import { chatAccounts } from './chat-accounts.ts';
import { leadAccounts } from './lead-accounts.ts';
import { photoAccounts } from './photo-accounts.ts';
import { readRows } from './read-rows.ts';
import { socketAccounts } from './socket-accounts.ts';

const PATIENCE_MS = 120_000;

/** Sends everybody home, waits until all is done that they began, and compares what was acknowledged, is stored and is counted. */
export async function settleAccounts({
  product,
  desk,
  recorder,
  socketsOfOthers,
}: LoadStage): Promise<Account[]> {
  const { acknowledged, failed: failures } = recorder;
  await desk.close();
  if ((await withTimeout(product.idle(), PATIENCE_MS)) === timedOut)
    throw new Error(`Functions had not ended within ${PATIENCE_MS / 1000} seconds what the load began.`);
  await product.settleIndexes();
  const admin = new LoadCaller(new URL(product.url), recorder);
  await admin.call('login', { body: ADMIN });
  const rowsOf = (table: string) => readRows(product, table);
  const settlement = { product, admin, failures, acknowledged, socketsOfOthers, rowsOf };
  const accounts: Account[] = [];
  for (const settle of [socketAccounts, leadAccounts, chatAccounts, photoAccounts])
    accounts.push(...(await settle(settlement)));
  return accounts;
}
