import { Aws, CfnCondition, Duration, Fn } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm } from './runbook-alarm.ts';

/** The one alarm that is not in every region. */
export const SITE_ALARM = 'site-errors';

/**
 * The alarm of CloudFront's 5xx. CloudFront records in us-east-1 alone, wherever its stack is, and an alarm sees no other region
 * than its own: elsewhere it is left out, and what failed behind CloudFront rings the APIs' alarms.
 */
export function addSiteAlarms(scope: Construct, topic: ITopic, distribution: Distribution): void {
  const alarm = addAlarm(scope, topic, {
    name: SITE_ALARM,
    means: 'CloudFront answers more than one request in a hundred with an error (5xx).',
    section: 'Pages fail',
    metric: distribution.metric5xxErrorRate({ period: Duration.minutes(5) }),
    threshold: 1,
    periods: 3,
  });
  (alarm.node.defaultChild as CfnAlarm).cfnOptions.condition = new CfnCondition(scope, 'SeesCloudFront', {
    expression: Fn.conditionEquals(Aws.REGION, 'us-east-1'),
  });
}
