import type { Bench } from '../runner/bench.ts';
import { BUDGETS, costReport } from './cost-report.ts';
import { openCostStage } from './cost-stage.ts';
import { countVisitors, SMALL_SAMPLE, USUAL_SAMPLE } from './visitors.ts';

/** What 1,000 visitors cost; `npm run bench:cost` shows the whole bill, and that of an admin's open tab, which takes long. */
export const costBench: Bench = {
  name: 'cost',
  maxRounds: 1,
  budgets: {
    visitors: {
      what: '1,000 visitors without Rekognition',
      unit: 'USD',
      limit: BUDGETS.visitors,
      side: 'at most',
    },
  },
  open: async ({ size }) => {
    const sample = size === 'small' ? SMALL_SAMPLE : USUAL_SAMPLE;
    const stage = await openCostStage();
    return {
      round: async () => {
        const { visitors } = costReport(await countVisitors(stage, sample), [], []);
        return [{ budget: 'visitors', value: visitors.withoutRekognition }];
      },
      close: () => stage.stop(),
    };
  },
};
