import type { LambdaName } from '@harbour-haul/contract/functions';
import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { ProductFunction } from '../lambdas/product-function.ts';
import { settingsOf } from '../settings/settings.ts';
import { addAlarm, FIVE_MINUTES } from './runbook-alarm.ts';

/** The share of a timeout, or of the account's quota, at which there is still time to do something. */
const NEAR = 0.8;

/** Alarms of one function: that it dies, and that it soon will, of time. */
export function addFunctionAlarms(
  scope: Construct,
  topic: ITopic,
  { name, lambda }: ProductFunction<LambdaName>,
): void {
  addAlarm(scope, topic, {
    name: `${name}-errors`,
    means: `The function ${name} crashed or ran out of time: what it was asked to do is not done.`,
    section: 'A function fails',
    metric: lambda.metricErrors({ period: FIVE_MINUTES }),
    threshold: 1,
  });
  const seconds = (lambda.timeout ?? Duration.seconds(3)).toSeconds();
  addAlarm(scope, topic, {
    name: `${name}-slow`,
    means: `One in a hundred runs of the function ${name} takes most of its ${seconds} seconds.`,
    section: 'A function is slow',
    metric: lambda.metricDuration({ period: FIVE_MINUTES, statistic: Stats.percentile(99) }),
    threshold: seconds * 1000 * NEAR,
    periods: 2,
  });
}

/**
 * Alarms of what all functions of the account share in a region, where they run out of it together; another environment's
 * are counted too.
 */
export function addConcurrencyAlarms(scope: Construct, topic: ITopic): void {
  const { concurrency } = settingsOf(scope);
  const ofAccount = (metricName: string, statistic: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: FIVE_MINUTES });
  addAlarm(scope, topic, {
    name: 'functions-throttled',
    means: 'Functions were not started since too many run at once: visitors see errors, queues wait.',
    section: 'Functions are short',
    metric: ofAccount('Throttles', Stats.SUM),
    threshold: 1,
  });
  addAlarm(scope, topic, {
    name: 'functions-concurrent',
    means: `Nearly as many functions run at once as the account may run (${concurrency}).`,
    section: 'Functions are short',
    metric: ofAccount('ConcurrentExecutions', Stats.MAXIMUM),
    threshold: Math.ceil(concurrency * NEAR),
  });
}
