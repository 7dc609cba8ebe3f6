import { expect, it } from '@jest/globals';
import { DEFAULT_PLAN } from '../load-plan.ts';
import type { MachineLoad } from '../measure/watch-machine.ts';
import type { PlayedLoad } from '../play-load.ts';
import type { LoadOutcome } from '../run-load.ts';
import { loadMarkdown } from './load-markdown.ts';
import { loadReport, type ReportPlace } from './load-report.ts';

const PLACE: ReportPlace = {
  date: '2026-11-23T10:00:00.000Z',
  commit: 'abc1234',
  machine: { processors: 2, model: 'a processor', memoryGb: 24, loadBefore: 0.1 },
};
const AT_EASE: MachineLoad = {
  processors: 0.2,
  ofProduct: 0.1,
  mainThread: 0.1,
  functions: { mean: 1, peak: 4 },
  eventsPerSecond: 10,
  refusedEvents: 0,
  sockets: { peak: 3 },
};
const FULL: MachineLoad = {
  ...AT_EASE,
  processors: 0.99,
  mainThread: 0.6,
  functions: { mean: 20, peak: 40 },
};
const calls = (p95: number) => ({ count: 1_000, p50: 50, p95, p99: p95, max: p95 });

function played(rate: number, p95: number, machine: MachineLoad): PlayedLoad {
  return {
    ...{ rate, seconds: 12, came: 100, turnedAway: 0, lateness: 1, machine, calls: calls(p95) },
    ...{ recent: calls(p95), there: { mean: 8, peak: 14, laps: [5, 9] } },
    ...{ byName: { page: calls(p95) }, failures: [], refused: { login: 2 }, routes: {} },
  };
}

function step(rate: number, p95: number, machine: MachineLoad) {
  return { rate, p95, errorShare: 0, isSteady: true, played: played(rate, p95, machine) };
}

const OUTCOME: LoadOutcome = {
  uses: new Map([['functions', 0.5]]),
  quotas: [
    {
      service: 'Lambda',
      name: 'executions',
      limit: 10,
      per: 'once',
      use: 'functions',
      source: 'https://aws.example',
    },
  ],
  steps: [step(4, 100, AT_EASE), step(6, 3_000, FULL), step(6, 3_000, FULL)],
  knee: 4,
  held: {
    played: played(2.8, 120, AT_EASE),
    memory: [
      { name: 'Chat 1', events: 9, samples: 4, first: 2 ** 25, last: 2 ** 25, growth: 0, isFlat: true },
    ],
    errorLines: [],
  },
  accounts: [{ what: 'rows of sockets', expected: 0, found: 1, isRight: false }],
  wrong: ['rows of sockets: 1 in place of 0'],
};

it('says what saturates first, what quotas say and what is wrong, and has a row for the table of quality', () => {
  const report = loadReport(PLACE, DEFAULT_PLAN, OUTCOME);
  expect(report.saturated.map(({ name }) => name)[0]).toBe('the processors');
  expect(report.quotas[0]?.says).toBe('holds, 14 % of it is used');
  const lines = loadMarkdown(report).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '- rows of sockets: 1 in place of 0',
      'Knee: **4.00 visitors a second**, 72 times the busiest hour of a busy Saturday.',
      '| 6.00 | 100 | 8 (at most 14, 5 to 9) | 1000 | 50 / 3000 / 3000 | 0 | 99 % | 60 % | 20.0 / 40 | p95 3000 ms, at ease 100 ms |',
      '1. the processors: 99 %',
      '| Chat 1 | 9 | 4 | 32.0 | 32.0 | 0.0 | flat |',
      '| rows of sockets | 0 | 1 | **wrong** |',
    ]),
  );
  expect(lines.at(-2)).toBe(
    "| 2026-11-23 | abc1234 | `npm run load`, knee and 10 min at 70 % | 2 processors, a processor, quiet | knee at 4.0 visitors/s (72 times a busy Saturday's busiest hour); the processors saturate first (99 %); held 2.8/s: 1000 calls, p95 120 ms, 1 wrong |",
  );
});

it('says what it can where a load was not finished', () => {
  const cut = {
    ...OUTCOME,
    steps: [],
    knee: null,
    held: null,
    accounts: [],
    wrong: ['the load was not finished: no Java'],
  };
  const text = loadMarkdown(loadReport(PLACE, DEFAULT_PLAN, cut));
  expect(text).toContain('- the load was not finished: no Java');
  expect(text).not.toContain('## Held');
});
