import type { CommonEnvironment } from '@harbour-haul/contract/functions';
import { METRICS, type MetricDimensions, type MetricName } from '@harbour-haul/contract/metrics';
import { requestContext } from './request-context.ts';

/** The variable by which the stack keeps its metrics apart from another environment's. */
const NAMESPACE = 'METRICS_NAMESPACE' satisfies keyof CommonEnvironment;

/** A metric without dimensions is recorded without any. */
type Dimensions<N extends MetricName> = keyof MetricDimensions<N> extends never
  ? []
  : [dimensions: MetricDimensions<N>];

/** Counts one, at this moment. */
export function countMetric<N extends MetricName>(name: N, ...dimensions: Dimensions<N>): void {
  recordMetric(name, 1, ...dimensions);
}

/**
 * Records a value at this moment: one line of the log in the embedded metric format, of which CloudWatch makes the metric. It
 * costs no call. Outside of a stack, which names the namespace, nothing is recorded.
 */
export function recordMetric<N extends MetricName>(
  name: N,
  value: number,
  ...[dimensions]: Dimensions<N>
): void {
  const Namespace = process.env[NAMESPACE];
  if (Namespace === undefined) return;
  const split = Object.keys(dimensions ?? {});
  const Dimensions = split.length > 0 ? [[], split] : [[]];
  const CloudWatchMetrics = [{ Namespace, Dimensions, Metrics: [{ Name: name, Unit: METRICS[name].unit }] }];
  const _aws = { Timestamp: Date.now(), CloudWatchMetrics };
  const line = { _aws, ...requestContext.getStore(), ...dimensions, [name]: value };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
