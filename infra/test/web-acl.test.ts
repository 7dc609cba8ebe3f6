import { expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { settingsOf } from '../lib/settings.ts';
import { webAclArn } from '../lib/site/web-acl.ts';

it('a web ACL of one’s own has a rate by address and AWS’s rules, and lets photos through', () => {
  const app = new App({ context: { waf: 'true', region: 'us-east-1' } });
  const stack = new Stack(app, 'Site');
  expect(webAclArn(stack, settingsOf(app))).toBeDefined();
  Template.fromStack(stack).hasResourceProperties('AWS::WAFv2::WebACL', {
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
