import { expect, it } from '@jest/globals';
import { BENCHES } from './benches.ts';
import { resultTable } from './result-table.ts';
import { runBenches } from './run-benches.ts';

/**
 * What takes longer, because it opens a browser that is slowed down on purpose; `npm run bench` alone plays it. Of a visitor's cost
 * `cost.integration.test.ts` plays the same.
 */
const LONG = ['cost', 'pages', 'console'];

/**
 * One round of every other bench, as small as it goes, so that a change that breaks one shows here and not in the next run of all. What
 * they measure is no matter: other tests run beside them.
 */
it.each(BENCHES.filter(({ name }) => !LONG.includes(name)))(
  'the bench $name measures every budget',
  async (bench) => {
    const results = await runBenches([bench], { rounds: 1, size: 'small' });
    const budgets = Object.values(bench.budgets).map(({ what }) => what);
    expect(new Set(results.map(({ budget }) => budget.what))).toEqual(new Set(budgets));
    expect(results.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
    const table = resultTable(results, null, false);
    for (const what of budgets) expect(table).toContain(`${bench.name}: ${what}`);
  },
);
