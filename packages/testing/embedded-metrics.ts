/** A log line in CloudWatch's embedded metric format. */
export interface MetricLine {
  _aws: { Timestamp: number; CloudWatchMetrics: MetricDirective[] };
  [member: string]: unknown;
}

interface MetricDirective {
  Namespace: string;
  Dimensions: string[][];
  Metrics: { Name: string; Unit?: string; StorageResolution?: number }[];
}

/** The lines of a log that carry metrics. */
export function metricLines(log: readonly string[]): MetricLine[] {
  return log.filter((line) => line.startsWith('{"_aws"')).map((line) => JSON.parse(line) as MetricLine);
}

const SIZES = ['Bytes', 'Kilobytes', 'Megabytes', 'Gigabytes', 'Terabytes'];
const BITS = ['Bits', 'Kilobits', 'Megabits', 'Gigabits', 'Terabits'];
const AMOUNTS = [...SIZES, ...BITS, 'Count'];
const TIMES = ['Seconds', 'Microseconds', 'Milliseconds'];
/** What a unit may be. */
const UNITS = [...TIMES, ...AMOUNTS, 'Percent', ...AMOUNTS.map((unit) => `${unit}/Second`), 'None'];

/**
 * What CloudWatch would refuse of a line, by the schema that it publishes for the embedded metric format; of a line that it
 * cannot make a metric of, it says nothing to anybody.
 */
export function embeddedMetricProblems(line: MetricLine): string[] {
  const { Timestamp, CloudWatchMetrics } = line._aws;
  return [
    ...unless(Number.isInteger(Timestamp), 'Timestamp is no whole number'),
    ...unless(Array.isArray(CloudWatchMetrics), 'CloudWatchMetrics is no list'),
    ...unless(Buffer.byteLength(JSON.stringify(line)) < 256 * 1024, 'the line is too long'),
    ...CloudWatchMetrics.flatMap((directive) => directiveProblems(directive, line)),
  ];
}

function directiveProblems({ Namespace, Dimensions, Metrics }: MetricDirective, line: MetricLine): string[] {
  return [
    ...unless(isText(Namespace, 1024), 'Namespace is no text'),
    ...unless(Dimensions.length > 0, 'there is no dimension set'),
    ...unless(Metrics.length > 0 && Metrics.length <= 100, 'there are no metrics, or too many'),
    ...Dimensions.flatMap((set) => [
      ...unless(set.length <= 30, 'a dimension set is too long'),
      ...set.flatMap((name) =>
        unless(isText(name, 250) && isText(line[name], 1024), `${name} has no value as a dimension`),
      ),
    ]),
    ...Metrics.flatMap(({ Name, Unit = 'None', StorageResolution = 60 }) => [
      ...unless(isText(Name, 1024), 'a metric has no name'),
      ...unless(UNITS.includes(Unit), `${Unit} is no unit`),
      ...unless([1, 60].includes(StorageResolution), `${StorageResolution} is no resolution`),
      ...unless(typeof line[Name] === 'number' && Number.isFinite(line[Name]), `${Name} has no value`),
    ]),
  ];
}

function unless(isRight: boolean, problem: string): string[] {
  return isRight ? [] : [problem];
}

function isText(value: unknown, maxLength: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength;
}
