import type { MetricName } from '@harbour-haul/contract/metrics';
import { Aws, Duration, TimeZone } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { Universal } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';

/** When a business day of the company is over, in its own time whatever the season. */
const END_OF_DAY = ScheduleExpression.cron({
  minute: '0',
  hour: '17',
  weekDay: 'MON-FRI',
  timeZone: TimeZone.AMERICA_HALIFAX,
});

/**
 * Records nothing, as a zero, of a metric at the end of each business day. A day of which nothing at all is known cannot ring
 * an alarm, and so the sum of a day is known from here on: zero where nothing else was recorded. Weekends stay unknown. No
 * function runs for it.
 */
export function recordEndOfBusinessDay(scope: Construct, metric: MetricName): void {
  const { stackName } = settingsOf(scope);
  new Schedule(scope, 'EndOfBusinessDay', {
    description: 'Makes the number of the day’s leads known where it is zero',
    schedule: END_OF_DAY,
    target: new Universal({
      service: 'cloudwatch',
      action: 'putMetricData',
      input: ScheduleTargetInput.fromObject({
        Namespace: stackName,
        MetricData: [{ MetricName: metric, Value: 0, Unit: 'Count' }],
      }),
      role: new Role(scope, 'BusinessDayRole', {
        assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
          conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
        }),
      }),
      policyStatements: [
        new PolicyStatement({
          actions: ['cloudwatch:PutMetricData'],
          resources: ['*'],
          conditions: { StringEquals: { 'cloudwatch:namespace': stackName } },
        }),
      ],
      retryAttempts: 3,
      maxEventAge: Duration.hours(1),
    }),
  });
}
