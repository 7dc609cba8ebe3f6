import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FunctionLog } from '../lambda/lambda-service.ts';

/** How a log line in CloudWatch's embedded metric format begins. */
const METRIC_LINE = '{"_aws"';

interface MetricLine {
  _aws: { CloudWatchMetrics: { Dimensions: string[][]; Metrics: { Name: string }[] }[] };
  [member: string]: unknown;
}

/** Where functions' metrics are kept, a line each. */
function metricsFile(localDir: string): string {
  return join(localDir, 'metrics', 'metrics.jsonl');
}

/** Keeps the metrics that functions print in LOCAL_DIR, and passes on the other lines. */
export function keepMetrics(localDir: string, log: FunctionLog): FunctionLog {
  const file = metricsFile(localDir);
  mkdirSync(dirname(file), { recursive: true });
  return (name, line) => {
    if (line.startsWith(METRIC_LINE)) appendFileSync(file, `${line}\n`);
    else log(name, line);
  };
}

/** How often each metric was recorded, and the sum of its values, by its dimensions: a row a line. */
export function metricTotals(localDir: string): { metric: string; times: number; sum: number }[] {
  const file = metricsFile(localDir);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const totals = new Map<string, { times: number; sum: number }>();
  for (const text of lines) {
    const line = JSON.parse(text) as MetricLine;
    for (const { Dimensions, Metrics } of line._aws.CloudWatchMetrics)
      for (const { Name } of Metrics) {
        const values = (Dimensions.at(-1) ?? []).map((dimension) => String(line[dimension]));
        const metric = [Name, ...values].join(' ');
        const { times, sum } = totals.get(metric) ?? { times: 0, sum: 0 };
        totals.set(metric, { times: times + 1, sum: sum + Number(line[Name]) });
      }
  }
  return [...totals].map(([metric, total]) => ({ metric, ...total }));
}
