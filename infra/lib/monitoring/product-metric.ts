import { METRICS, type MetricDimensions, type MetricName } from '@harbour-haul/contract/metrics';
import { Metric, Stats, type Unit } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';
import { FIVE_MINUTES } from './runbook-alarm.ts';

interface Options<N extends MetricName> {
  dimensions?: MetricDimensions<N>;
  statistic?: string;
  label?: string;
}

/** A metric that functions record (`contract/metrics.ts`), as a total, or by its dimensions where they are given. */
export function productMetric<N extends MetricName>(
  scope: Construct,
  name: N,
  { dimensions, statistic = Stats.SUM, label }: Options<N> = {},
): Metric {
  return new Metric({
    namespace: settingsOf(scope).stackName,
    metricName: name,
    statistic,
    period: FIVE_MINUTES,
    unit: METRICS[name].unit as Unit,
    ...(dimensions !== undefined && { dimensionsMap: { ...dimensions } as Record<string, string> }),
    ...(label !== undefined && { label }),
  });
}
