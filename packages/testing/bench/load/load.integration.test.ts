import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { expect, it } from '@jest/globals';
import { ASSEMBLY_DIR } from '../../assembly.ts';
import { sharedProduct } from '../../test-servers.ts';
import { settleAccounts } from './accounts/settle-accounts.ts';
import { openLoadStage } from './load-stage.ts';
import { JOURNEYS } from './people/journeys.ts';
import { failureLines, playLoad } from './play-load.ts';
import { stackQuotas } from './quotas/stack-quotas.ts';

/** Each journey at least once, within seconds. */
const ALL = { look: 1, chat: 2, quote: 1, refresh: 1, work: 0, enter: 1, export: 1 } as const;

it('a few seconds of a busy Saturday leave no error, no socket and no count that is wrong', async () => {
  const stage = await openLoadStage(await sharedProduct());
  const played = await playLoad(stage, { rate: 2, seconds: 3, mix: ALL, seed: 2 });
  expect(failureLines(played.failures)).toEqual([]);
  // Somebody waits by now.
  await stage.product.settleIndexes();
  await JOURNEYS.work(stage);
  const accounts = await settleAccounts(stage);
  expect(accounts.filter(({ isRight }) => !isRight)).toEqual([]);
  const { leads, chats, photos } = stage.recorder.acknowledged;
  for (const some of [leads, chats, photos]) expect(some.size).toBeGreaterThan(0);
  const throttled = stackQuotas(openStack(readCloudAssembly(ASSEMBLY_DIR))).map(({ use }) => use);
  expect(throttled).toEqual(expect.arrayContaining(Object.keys(played.routes)));
  const { byName } = stage.recorder.take();
  const done = Object.keys({ ...played.byName, ...byName });
  expect(done).toEqual(expect.arrayContaining(['exportLeads', 'recordCall', 'getLeadsToday', 'enterLead']));
});
