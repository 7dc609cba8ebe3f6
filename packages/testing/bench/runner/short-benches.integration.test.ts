import { expect, it } from '@jest/globals';
import { bundlesBench } from '../bundles/bundles-bench.ts';
import { handlerBench } from '../handler/handler-bench.ts';
import { runBenches } from './run-benches.ts';

/**
 * One round of the benches that take seconds, so that a change that breaks them shows here and not in the next run of all. What they
 * measure is no matter: other tests run beside them. The others fill databases, open browsers or play whole products for minutes.
 */
it('measures every budget', async () => {
  const benches = [bundlesBench, handlerBench];
  const results = await runBenches(benches, { rounds: 1, size: 'small' });
  const budgets = benches.flatMap((bench) => Object.values(bench.budgets).map(({ what }) => what));
  expect(new Set(results.map(({ budget }) => budget.what))).toEqual(new Set(budgets));
  expect(results.filter(({ value }) => !(value > 0))).toEqual([]);
});
