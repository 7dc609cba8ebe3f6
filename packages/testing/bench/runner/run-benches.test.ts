import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { compare, readBaseline, recordBaseline } from './baseline.ts';
import type { Bench, OpenBench, Sample } from './bench.ts';
import { median, noiseOf, quantile, timeInTurns } from './figures.ts';
import { resultTable } from './result-table.ts';
import { type Result, resultsOf } from './results.ts';
import { runBenches } from './run-benches.ts';

const directory = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const BUDGETS = {
  time: { what: 'time of a list', unit: 'x', limit: 1.3, side: 'at most' },
  rate: { what: 'rows', unit: 'x', limit: 0.8, side: 'at least' },
} as const satisfies Bench['budgets'];

function aBench(name: string, open: Partial<OpenBench> & { maxRounds?: number } = {}): Bench {
  const { maxRounds, ...parts } = open;
  const round = async (): Promise<Sample[]> => [
    { budget: 'time', part: 'first page', value: 1 },
    { budget: 'rate', value: 1 },
  ];
  return {
    name,
    budgets: BUDGETS,
    ...(maxRounds !== undefined && { maxRounds }),
    open: async () => ({ round, close: async () => {}, ...parts }),
  };
}

const times = (values: number[], part = 'first page'): Sample[] =>
  values.map((value) => ({ budget: 'time', part, value }));
const rates = (values: number[]): Sample[] => values.map((value) => ({ budget: 'rate', value }));
const resultsFor = (samples: Sample[]): Result[] => resultsOf(aBench('leads'), samples);

describe('figures', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('the median of %p is %p', (values, expected) => expect(median(values)).toBe(expected));

  it('a share of all values lies below a quantile', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0, 0.5, 0.95, 1].map((share) => quantile(values, share))).toEqual([1, 50, 95, 100]);
  });

  it('noise is half of the way between the furthest rounds, as a share of the median', () => {
    expect(noiseOf([0.9, 1, 1.1])).toBeCloseTo(0.1);
    expect(noiseOf([5])).toBe(0);
    expect(noiseOf([0, 0])).toBe(0);
  });

  it('two things are run in turns, and neither is always the first', async () => {
    const order: string[] = [];
    const run = (name: string) => async (index: number) => void order.push(`${name}${index}`);
    const { one, other } = await timeInTurns(3, run('a'), run('b'));
    expect(order).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'b2']);
    expect([one.length, other.length]).toEqual([3, 3]);
  });
});

describe('results', () => {
  it('a figure is the median of its rounds, and held by it', () => {
    const results = resultsFor([...times([1.2, 9, 1.3]), ...rates([0.9, 0.1, 0.79])]);
    expect(results).toMatchObject([
      { id: 'leads/time/first page', value: 1.3, rounds: 3, verdict: 'held' },
      { id: 'leads/rate', part: null, value: 0.79, verdict: 'over' },
    ]);
  });

  it('a budget that nothing was measured of is no budget that was held', () => {
    expect(() => resultsFor(times([1]))).toThrow('leads has not measured rate.');
    expect(() => resultsFor([...times([1]), ...rates([1]), { budget: 'size', value: 1 }])).toThrow('size');
  });
});

describe('a run', () => {
  it('takes the benches in turns, each as often as it is worth, and closes all of them', async () => {
    const seen: string[] = [];
    const bench = (name: string, maxRounds?: number): Bench => {
      const { open, ...rest } = aBench(name, maxRounds === undefined ? {} : { maxRounds });
      return {
        ...rest,
        open: async (scale) => {
          const { round } = await open(scale);
          return {
            round: (index) => {
              seen.push(`${name}${index}`);
              return round(index);
            },
            close: async () => void seen.push(`end of ${name}`),
          };
        },
      };
    };
    const results = await runBenches([bench('a'), bench('b', 1)], { rounds: 3, size: 'small' });
    expect(seen).toEqual(['a0', 'b0', 'a1', 'a2', 'end of b', 'end of a']);
    expect(results.map(({ id, rounds }) => `${id} ${rounds}`)).toEqual([
      'a/time/first page 3',
      'a/rate 3',
      'b/time/first page 1',
      'b/rate 1',
    ]);
  });

  it('closes what is open where one fails', async () => {
    let isClosed = false;
    const first = aBench('a', {
      close: async () => {
        isClosed = true;
      },
    });
    const failing = aBench('b', { round: () => Promise.reject(new Error('broken')) });
    await expect(runBenches([first, failing], { rounds: 1, size: 'small' })).rejects.toThrow('broken');
    expect(isClosed).toBe(true);
  });
});

describe('the baseline', () => {
  const file = join(directory, 'baseline.json');
  const run = { date: '2026-11-23', machine: 'two cores' };

  it('keeps what was not measured again, and there is none before it is recorded', () => {
    expect(readBaseline(file)).toBeNull();
    recordBaseline(resultsFor([...times([1, 1.02]), ...rates([1])]), run, file);
    const [, rate] = resultsFor([...times([1]), ...rates([0.9])]);
    if (rate) recordBaseline([rate], { ...run, date: '2026-11-24' }, file);
    expect(readBaseline(file)).toEqual({
      date: '2026-11-24',
      machine: 'two cores',
      figures: {
        'leads/rate': { value: 0.9, noise: 0 },
        'leads/time/first page': { value: 1.01, noise: expect.closeTo(0.0099, 4) },
      },
    });
  });

  it.each([
    ['time', 1.04, 'the same'],
    ['time', 1.2, 'worse'],
    ['time', 0.8, 'better'],
    ['rate', 0.8, 'worse'],
    ['rate', 1.2, 'better'],
  ] as const)('%s of %p after 1 is %s', (budget, value, expected) => {
    const samples = [...times([budget === 'time' ? value : 1]), ...rates([budget === 'rate' ? value : 1])];
    const result = resultsFor(samples).find(({ id }) => id.includes(budget));
    const figures = {
      'leads/time/first page': { value: 1, noise: 0.02 },
      'leads/rate': { value: 1, noise: 0.02 },
    };
    expect(result && compare(result, { ...run, figures })).toMatchObject({ is: expected });
  });

  it('what lies within the noise of both runs is no change, and what is new has nothing to compare', () => {
    const [noisy] = resultsFor([...times([1.1, 1.2, 1.3]), ...rates([1])]);
    const figures = { 'leads/time/first page': { value: 1, noise: 0.15 } };
    expect(noisy && compare(noisy, { ...run, figures })).toMatchObject({ is: 'the same' });
    expect(noisy && compare(noisy, { ...run, figures: {} })).toBeNull();
    expect(noisy && compare(noisy, null)).toBeNull();
  });
});

describe('the table', () => {
  const results = resultsFor([...times([1, 1.2]), ...times([1.4], 'last page'), ...rates([1])]);

  it('shows of each budget the figure that is worst, with its noise and its verdict', () => {
    const lines = resultTable(results, null, false).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^leads: time of a list: last page, the worst of 2 +<= 1\.3 x +1\.4 x +OVER$/);
    expect(lines[2]).toMatch(/^leads: rows +>= 0\.8 x +1 x +held$/);
  });

  it('shows every part, beside the baseline', () => {
    const figures = { 'leads/time/first page': { value: 1, noise: 0 } };
    const baseline = { date: '2026-11-23', machine: 'two cores', figures };
    const lines = resultTable(results, baseline, true).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/first page +<= 1\.3 x +1\.1 x +± 9 % +\+10 % worse +held$/);
  });
});
