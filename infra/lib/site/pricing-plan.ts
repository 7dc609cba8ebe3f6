import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnSubscription } from 'aws-cdk-lib/aws-pricingplanmanager';
import type { Construct } from 'constructs';
import type { Settings } from '../settings/settings.ts';

/**
 * What the plan takes: this many behaviours of a distribution, the default one among them, and cache policies of AWS's own
 * alone.
 */
export const FREE_PLAN_BEHAVIORS = 5;

/**
 * Subscribes the distribution and its web ACL to CloudFront's free plan: neither costs anything then, however much a script
 * asks. A distribution that is in a plan cannot be deleted at once, so that the first deployment, which may have to be taken
 * back, is made without.
 */
export function subscribeToPlan(
  scope: Construct,
  { hasFreePlan, isFirstDeployment }: Pick<Settings, 'hasFreePlan' | 'isFirstDeployment'>,
  distribution: Distribution,
  webAclId: string | undefined,
): void {
  if (!hasFreePlan || isFirstDeployment || webAclId === undefined) return;
  const resource = `distribution/${distribution.distributionId}`;
  const arn = Stack.of(scope).formatArn({ service: 'cloudfront', region: '', resource });
  new CfnSubscription(scope, 'Plan', {
    planFamily: 'CloudFront',
    planTier: 'FREE',
    resourceArns: [arn, webAclId],
  });
}
