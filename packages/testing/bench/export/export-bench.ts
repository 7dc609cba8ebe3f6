import type { Bench, Size } from '../runner/bench.ts';
import type { ExportRun } from './export-run.ts';
import { openExportStage } from './export-stage.ts';

/** What budgets name; fewer show that it runs. */
const FEW = { small: 500, usual: 10_000, full: 10_000 } as const satisfies Record<Size, number>;
const MANY = { small: 1_000, usual: 60_000, full: 300_000 } as const satisfies Record<Size, number>;

/**
 * How many leads a second an export writes, beside paging through them by the SDK alone, and how much more memory many
 * leads take than few.
 */
export const exportBench: Bench = {
  name: 'export',
  // Each is a process of its own.
  maxRounds: 3,
  budgets: {
    rate: { what: 'rows a second over bare paging', unit: 'x', limit: 0.8, side: 'at least' },
    memory: { what: 'memory of many rows more than of 10,000', unit: 'MB', limit: 64, side: 'at most' },
  },
  open: async ({ size }) => {
    const many = MANY[size];
    const stage = await openExportStage(many);
    return {
      round: async () => {
        const paging = await stage.run('paging', many);
        const exported = await stage.run('export', many);
        const few = await stage.run('export', FEW[size]);
        return [
          { budget: 'rate', value: rate(exported) / rate(paging) },
          { budget: 'memory', value: exported.peakMb - few.peakMb },
        ];
      },
      close: () => stage.close(),
    };
  },
};

function rate({ rows, milliseconds }: ExportRun): number {
  return (rows * 1_000) / milliseconds;
}
