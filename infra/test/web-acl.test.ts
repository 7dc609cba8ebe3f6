import { readFileSync } from 'node:fs';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { CachePolicy, Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { settingsOf } from '../lib/settings/settings.ts';
import { FREE_PLAN_BEHAVIORS, subscribeToPlan } from '../lib/site/pricing-plan.ts';
import { webAclArn } from '../lib/site/web-acl.ts';
import { schemaRefusals } from './aws/schema-refusals.ts';

const { context: flags } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

/** What CloudFormation's schemas say of its stacks is asked of their templates: see `schemaRefusals`. */
const appWith = (context: Record<string, string>) =>
  new App({ context: { ...flags, ...context }, builtinCloudFormationValidation: false });

it('a web ACL of one’s own has a rate by address and AWS’s rules, and lets photos through', () => {
  const app = appWith({ waf: 'true', region: 'us-east-1' });
  const stack = new Stack(app, 'Site');
  expect(webAclArn(stack, settingsOf(app))).toBeDefined();
  const template = Template.fromStack(stack);
  expect(schemaRefusals(template.toJSON())).toBe('');
  template.hasResourceProperties('AWS::WAFv2::WebACL', {
    Scope: 'CLOUDFRONT',
    Rules: [
      Match.objectLike({
        Action: { Block: {} },
        Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 1000 } },
      }),
      Match.objectLike({
        Statement: {
          ManagedRuleGroupStatement: Match.objectLike({ Name: 'AWSManagedRulesKnownBadInputsRuleSet' }),
        },
      }),
      Match.objectLike({
        Statement: {
          ManagedRuleGroupStatement: Match.objectLike({
            Name: 'AWSManagedRulesCommonRuleSet',
            RuleActionOverrides: Match.arrayWith([
              { Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } },
            ]),
          }),
        },
      }),
    ],
  });
});

describe('the free plan', () => {
  const planOf = (app: App) => {
    const stack = new Stack(app, 'Site', { env: { region: 'us-east-1' } });
    const webAclId = webAclArn(stack, settingsOf(app));
    const origin = new HttpOrigin('site.example');
    const distribution = new Distribution(stack, 'Distribution', { defaultBehavior: { origin } });
    subscribeToPlan(stack, settingsOf(app), distribution, webAclId);
    return Template.fromStack(stack);
  };

  it('has the distribution and its web ACL', () => {
    const template = planOf(appWith({ region: 'us-east-1' }));
    expect(schemaRefusals(template.toJSON())).toBe('');
    template.hasResourceProperties('AWS::PricingPlanManager::Subscription', {
      PlanFamily: 'CloudFront',
      PlanTier: 'FREE',
      ResourceArns: [
        { 'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp('distribution/$')])] },
        { 'Fn::GetAtt': ['WebAcl', 'Arn'] },
      ],
    });
  });

  it.each([{ firstDeployment: 'true' }, { pricingPlan: 'none' }])('is left out by %j', (context) => {
    const template = planOf(appWith({ region: 'us-east-1', ...context }));
    template.resourceCountIs('AWS::PricingPlanManager::Subscription', 0);
  });

  it('takes the site as it is: few behaviours, and no cache policy of one’s own', () => {
    const template = Template.fromJSON(readTemplate());
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const { CacheBehaviors, DefaultCacheBehavior } = distribution?.Properties.DistributionConfig ?? {};
    const behaviors = [DefaultCacheBehavior, ...CacheBehaviors] as { CachePolicyId: string }[];
    expect(behaviors.length).toBeLessThanOrEqual(FREE_PLAN_BEHAVIORS);
    const managed = [CachePolicy.CACHING_OPTIMIZED, CachePolicy.CACHING_DISABLED];
    for (const { CachePolicyId } of behaviors)
      expect(managed.map(({ cachePolicyId }) => cachePolicyId)).toContain(CachePolicyId);
    expect(Object.values(template.findResources('AWS::CloudFront::CachePolicy'))).toEqual([]);
  });
});
