import type { Account } from '../bench/load/accounts/account.ts';
import { chatAccounts } from '../bench/load/accounts/chat-accounts.ts';
import { LEADS_A_VISITOR, leadAccounts } from '../bench/load/accounts/lead-accounts.ts';
import { photoAccounts } from '../bench/load/accounts/photo-accounts.ts';
import type { ChaosStage } from './chaos-stage.ts';
import { indexAccounts } from './index-accounts.ts';

const AHEAD_MS = 4 * 60_000;

/**
 * What holds of everything together: nothing that was acknowledged is gone or there twice, counters are what the rows say, and
 * indexes list what their table holds.
 * @param isContested whether two wanted something of the same at once: a visitor whose lead was deleted meanwhile may have another by
 * right, and each duel compares that itself
 * @returns what does not, a line each
 */
export async function settleChaos(stage: ChaosStage, { isContested = false } = {}): Promise<string[]> {
  const { product, admin, acknowledged, clock, rowsOf } = stage;
  // What was stored while the clock was ahead is of the future otherwise, and no list shows that.
  clock.jumpTo(AHEAD_MS);
  await product.settleIndexes();
  const settlement = { product, admin, acknowledged, rowsOf, failures: 0, socketsOfOthers: 0 };
  const accounts: Account[] = await indexAccounts(stage);
  for (const settle of [leadAccounts, chatAccounts, photoAccounts])
    accounts.push(...(await settle(settlement)));
  return accounts
    .filter(({ what }) => !isContested || what !== LEADS_A_VISITOR)
    .filter(({ isRight }) => !isRight)
    .map(
      ({ what, expected, found }) =>
        `${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`,
    );
}
