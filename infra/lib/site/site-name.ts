import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution, DistributionProps } from 'aws-cdk-lib/aws-cloudfront';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { SiteDomain } from '../settings/site-domain.ts';

/** The hosted zone of all distributions, as Route 53 names it. */
const CLOUDFRONT_ZONE = 'Z2FDTNDATAQYW2';

/** What makes a distribution answer to a name of one's own, beside CloudFront's for it. */
export function siteName(
  scope: Construct,
  domain: SiteDomain | undefined,
): Pick<DistributionProps, 'domainNames' | 'certificate'> {
  if (domain === undefined) return {};
  return {
    domainNames: [domain.name],
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
  };
}

/** Points the name to the distribution, by IPv4 and IPv6, where the zone is one of Route 53. */
export function pointToSite(
  scope: Construct,
  domain: SiteDomain | undefined,
  distribution: Distribution,
): void {
  if (domain?.hostedZoneId === undefined) return;
  for (const type of ['A', 'AAAA']) {
    new CfnRecordSet(scope, `${type}Record`, {
      type,
      name: domain.name,
      hostedZoneId: domain.hostedZoneId,
      aliasTarget: { dnsName: distribution.distributionDomainName, hostedZoneId: CLOUDFRONT_ZONE },
    });
  }
}
