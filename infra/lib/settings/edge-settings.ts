import { SettingsError } from './context-keys.ts';

/** What stands before the site. */
export interface EdgeSettings {
  /** What CloudFront asks of each request: a web ACL of the stack's own, one that is there, or nothing. */
  webAcl: 'own' | { arn: string } | undefined;
  /** Whether CloudFront and its web ACL cost nothing, however much is asked of them, by its plan of that name. */
  hasFreePlan: boolean;
}

/** Where CloudFront looks for web ACLs, and where its plans are subscribed to. */
const EDGE_REGION = 'us-east-1';

type EdgeKey = 'waf' | 'webAclArn' | 'pricingPlan' | 'region';

/** Where the stack can make a web ACL, the free plan is what it has unless the context says otherwise (decision 0065). @throws SettingsError */
export function edgeSettings({
  waf,
  webAclArn,
  pricingPlan,
  region,
}: Record<EdgeKey, string | undefined>): EdgeSettings {
  const hasFreePlan =
    pricingPlan === undefined ? region === EDGE_REGION && waf !== 'false' : pricingPlan === 'free';
  if (hasFreePlan && (region !== EDGE_REGION || waf === 'false'))
    throw new SettingsError(
      'The context key pricingPlan asks for a plan, which is of us-east-1 and comes with a web ACL. Please name that region and leave waf out, or see docs/operations.md for other regions.',
    );
  return { hasFreePlan, webAcl: webAcl(waf === 'true', hasFreePlan, webAclArn, region) };
}

function webAcl(
  waf: boolean,
  hasFreePlan: boolean,
  arn: string | undefined,
  region: string | undefined,
): EdgeSettings['webAcl'] {
  if (!waf && arn !== undefined) return { arn };
  if (!waf) return hasFreePlan ? 'own' : undefined;
  if (arn !== undefined)
    throw new SettingsError('The context has waf and a webAclArn. Please leave one of them out.');
  if (region === EDGE_REGION) return 'own';
  throw new SettingsError(
    'The context key waf makes a web ACL, which CloudFront takes from us-east-1 alone. Please name that region, or the ARN of one that is there by webAclArn.',
  );
}
