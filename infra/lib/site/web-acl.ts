import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Settings } from '../settings/settings.ts';

/** How many requests an address may make in five minutes: some twenty-five first visits. */
export const REQUESTS_OF_ADDRESS = 1000;

/**
 * Rules of AWS's that would refuse what people send: photos and forms are larger than 8 KB, and a message may quote a script.
 * They are counted and refuse nothing.
 */
const COUNTED = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'];

/** The ARN of the web ACL before the site: the one that the context names, one of the stack's own, or none. */
export function webAclArn(scope: Construct, { webAcl }: Settings): string | undefined {
  if (webAcl === 'own') return webAclOf(scope).attrArn;
  return webAcl?.arn;
}

/** Only in us-east-1, where CloudFront looks for web ACLs; `edge-settings.ts` sees to that. */
function webAclOf(scope: Construct): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('WebAcl'),
    rules: [
      {
        name: 'RateByAddress',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: REQUESTS_OF_ADDRESS } },
        visibilityConfig: visibility('RateByAddress'),
      },
      managedRules(1, 'AWSManagedRulesKnownBadInputsRuleSet', []),
      managedRules(2, 'AWSManagedRulesCommonRuleSet', COUNTED),
    ],
  });
}

function managedRules(priority: number, name: string, counted: readonly string[]): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visibility(name),
  };
}

/** Metrics, and no sampled requests: these would keep addresses of visitors. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
