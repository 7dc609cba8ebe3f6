import { Duration } from 'aws-cdk-lib';
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { recordEndOfBusinessDay } from './business-day.ts';
import { productMetric } from './product-metric.ts';
import { addAlarm } from './runbook-alarm.ts';

/** Alarms of what the product itself counts. */
export function addProductAlarms(scope: Construct, topic: ITopic): void {
  recordEndOfBusinessDay(scope, 'LeadsReceived');
  addAlarm(scope, topic, {
    name: 'no-lead',
    means: 'A business day has passed without a new lead.',
    section: 'No lead in a business day',
    metric: productMetric(scope, 'LeadsReceived').with({ period: Duration.days(1) }),
    threshold: 1,
    below: true,
    // Of a weekend nothing is known, and it changes nothing.
    missing: TreatMissingData.IGNORE,
  });
  addAlarm(scope, topic, {
    name: 'sign-ins-refused',
    means: 'Within five minutes twenty sign-ins were refused: somebody may be guessing passwords.',
    section: 'Sign-ins are guessed',
    metric: productMetric(scope, 'SignInsRefused'),
    threshold: 20,
  });
  addAlarm(scope, topic, {
    name: 'requests-limited',
    means: 'Within five minutes a hundred requests were told to wait: somebody may be flooding the site.',
    section: 'Somebody floods',
    metric: productMetric(scope, 'RequestsLimited'),
    threshold: 100,
  });
  addAlarm(scope, topic, {
    name: 'pushes-failed',
    means: 'Within five minutes fifty pushes failed: chats are up to half a minute behind.',
    section: 'Pushes fail',
    metric: productMetric(scope, 'PushFailures'),
    threshold: 50,
  });
}
