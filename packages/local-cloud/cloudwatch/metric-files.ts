import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FunctionLog } from '../lambda/lambda-service.ts';
import { writeIfRoom } from '../shared/full-disk.ts';

/** How a log line in CloudWatch's embedded metric format begins. */
const METRIC_LINE = '{"_aws"';
const LINE_START = /(?=\{"_aws")/;

interface MetricLine {
  _aws: { CloudWatchMetrics: { Dimensions: string[][]; Metrics: { Name: string }[] }[] };
  [member: string]: unknown;
}

/** Where functions' metrics are kept, a line each. */
function metricsFile(localDir: string): string {
  return join(localDir, 'metrics', 'metrics.jsonl');
}

/** Keeps the metrics that functions print in LOCAL_DIR, and passes on the other lines, and those for which there is no room. */
export function keepMetrics(localDir: string, log: FunctionLog): FunctionLog {
  const file = metricsFile(localDir);
  mkdirSync(dirname(file), { recursive: true });
  return (name, line) => {
    if (line.startsWith(METRIC_LINE))
      writeIfRoom(
        file,
        () => log(name, line),
        () => appendFileSync(file, `${line}\n`),
      );
    else log(name, line);
  };
}

/** A full disk may have cut a line, and the next one stands behind what is left of it. */
function wholeLines(text: string): MetricLine[] {
  return text.split(LINE_START).flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as MetricLine];
    } catch {
      return [];
    }
  });
}

/** How often each metric was recorded, and the sum of its values, by its dimensions: a row a line. */
export function metricTotals(localDir: string): { metric: string; times: number; sum: number }[] {
  const file = metricsFile(localDir);
  const lines = existsSync(file) ? wholeLines(readFileSync(file, 'utf8')) : [];
  const totals = new Map<string, { times: number; sum: number }>();
  for (const line of lines) {
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
