import { startDynamoDbLocal } from '@harbour-haul/local-cloud/dynamodb/dynamodb-local';
import type { Bench, Sample, Size } from '../runner/bench.ts';
import { quantile, timed } from '../runner/figures.ts';
import type { ReadCost } from './counted-reads.ts';
import { type FilledDatabase, fillDatabase } from './filled-database.ts';
import { FULL_FROM, OVERVIEW } from './lead-reads.ts';

const LEADS: Record<Size, readonly number[]> = {
  small: [60, 120],
  usual: [100, 1_000, 10_000],
  full: [100, 1_000, 10_000, 100_000],
};
/** Times a round: each list at each size. */
const TIMES = { small: 1, usual: 24, full: 24 } as const satisfies Record<Size, number>;
const WARM_UP = { small: 1, usual: 10, full: 10 } as const satisfies Record<Size, number>;

interface Measured {
  p50: number;
  cost: ReadCost;
}

/** What every list of leads costs at many leads beside a hundred: SDK calls, read units and time. */
export const leadsBench: Bench = {
  name: 'leads',
  budgets: {
    time: { what: 'p50 of a list at many leads over that at 100', unit: 'x', limit: 1.3, side: 'at most' },
    calls: {
      what: 'SDK calls of a list at many leads, beyond those at 100',
      unit: 'calls',
      limit: 0,
      side: 'at most',
    },
    units: {
      what: 'read units of a list at many leads, beyond those at 100',
      unit: 'units',
      limit: 0,
      side: 'at most',
    },
    overview: {
      what: 'read units of an overview of 90 days, however many leads',
      unit: 'units',
      limit: 40,
      side: 'at most',
    },
  },
  open: async ({ size }) => {
    const dynamoDb = await startDynamoDbLocal({ inMemory: true, longRun: true });
    const databases: FilledDatabase[] = [];
    for (const leads of LEADS[size]) databases.push(await fillDatabase(dynamoDb.endpoint, leads, new Date()));
    const names = [...(databases[0]?.reads.keys() ?? [])];
    for (const name of names) await measure(databases, name, WARM_UP[size]);
    return {
      round: async () => {
        const samples: Sample[] = [];
        for (const name of names) {
          const first = LEADS[size].findIndex((leads) => leads >= (FULL_FROM.get(name) ?? 0));
          samples.push(...samplesOf(name, (await measure(databases, name, TIMES[size])).slice(first)));
        }
        return samples;
      },
      close: () => dynamoDb.stop(),
    };
  },
};

async function measure(
  databases: readonly FilledDatabase[],
  name: string,
  times: number,
): Promise<Measured[]> {
  const measured = databases.map(() => ({ times: [] as number[], cost: { calls: 0, units: 0 } }));
  for (let time = 0; time < times; time += 1) {
    // None of them is always the first.
    const turns = [...databases.entries()];
    for (const [index, { cost, reads }] of time % 2 === 0 ? turns : turns.reverse()) {
      cost();
      const one = measured[index];
      one?.times.push(await timed(() => reads.get(name)?.()));
      if (one) one.cost = cost();
    }
  }
  return measured.map(({ times: all, cost }) => ({ p50: quantile(all, 0.5), cost }));
}

/** @param measured from the first size on at which the list is full */
function samplesOf(part: string, measured: readonly Measured[]): Sample[] {
  const [from, ...larger] = measured;
  if (from === undefined || larger.length === 0) return [];
  const more = (costOf: (cost: ReadCost) => number) =>
    Math.max(0, ...larger.map(({ cost }) => costOf(cost) - costOf(from.cost)));
  const calls: Sample = { budget: 'calls', part, value: more((cost) => cost.calls) };
  // Few leads leave most days empty, so that only what full ones cost tells.
  if (part === OVERVIEW)
    return [calls, { budget: 'overview', value: Math.max(...measured.map(({ cost }) => cost.units)) }];
  return [
    calls,
    { budget: 'units', part, value: more((cost) => cost.units) },
    { budget: 'time', part, value: Math.max(from.p50, ...larger.map(({ p50 }) => p50)) / from.p50 },
  ];
}
