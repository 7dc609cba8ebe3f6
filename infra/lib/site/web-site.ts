import { createHash } from 'node:crypto';
import { PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  PriceClass,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';
import { type ApiOrigins, apiBehaviors } from './api-behaviors.ts';
import { allowedHashes } from './bootstrap-hashes.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { edgeFunction } from './edge-function.ts';
import { ASSETS_PREFIX, pageRoutingCode } from './page-routing.ts';
import { subscribeToPlan } from './pricing-plan.ts';
import { responseHeaders } from './response-headers.ts';
import { pointToSite, siteName } from './site-name.ts';
import { webAclArn } from './web-acl.ts';
import { inlineScriptHashes, webFiles } from './web-build.ts';
import { deployWebFiles } from './web-files.ts';

interface WebSiteProps extends ApiOrigins {
  /** `https://…` to which pages send photos. */
  uploadOrigin: string;
  /** Whether mail is sent, so that pages may promise it. */
  sendsMail: boolean;
}

/** The one address of the product: CloudFront before the private bucket of the web build and before the API. */
export class WebSite extends Construct {
  /** `https://…` by each name of the site, its own first. */
  readonly origins: string[];

  constructor(scope: Construct, id: string, props: WebSiteProps) {
    super(scope, id);
    const settings = settingsOf(this);
    const { domain } = settings;
    const webAclId = webAclArn(this, settings);
    const bucket = this.#bucket();
    const headers = this.#headersOfPages(props.uploadOrigin);
    const files = fileBehavior(bucket, headers);
    const distribution = new Distribution(this, 'Distribution', {
      comment: `${Stack.of(this).stackName}: site and API`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...siteName(this, domain),
      ...(webAclId !== undefined && { webAclId }),
      defaultRootObject: PUBLIC_PAGES['/'],
      defaultBehavior: { ...files, functionAssociations: this.#pageRouting(props.sendsMail) },
      // The first pattern that fits decides.
      additionalBehaviors: { [`${ASSETS_PREFIX}*`]: files, ...apiBehaviors(this, props) },
    });
    subscribeToPlan(this, settings, distribution, webAclId);
    deployWebFiles(this, bucket, distribution);
    pointToSite(this, domain, distribution);
    const names = [...(domain ? [domain.name] : []), distribution.distributionDomainName];
    this.origins = names.map((name) => `https://${name}`);
    new CfnOutput(this, 'Address', { value: this.origins[0] ?? '' }).overrideLogicalId('SiteAddress');
    new CfnOutput(this, 'DomainName', { value: distribution.distributionDomainName }).overrideLogicalId(
      'SiteDomainName',
    );
  }

  /** It holds what can be built again, and goes with the stack. */
  #bucket(): IBucket {
    return new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
      // The library's own types disagree under exactOptionalPropertyTypes.
    }) as IBucket;
  }

  /**
   * A policy that allows other scripts is another policy: its new id changes the distribution, whose deployment
   * CloudFormation awaits at every edge before it copies the pages. A change in place would be awaited nowhere.
   */
  #headersOfPages(uploadOrigin: string): ResponseHeadersPolicy {
    const { isLocal, analytics } = settingsOf(this);
    const hashes = allowedHashes(inlineScriptHashes(), { isDeployed: !isLocal });
    const policy = contentSecurityPolicy(hashes, uploadOrigin, analytics);
    const id = createHash('sha256')
      .update([...hashes, ...Object.values(analytics).filter(Boolean)].join())
      .digest('hex')
      .slice(0, 8);
    return new ResponseHeadersPolicy(this, `Headers${id}`, responseHeaders(policy));
  }

  #pageRouting(sendsMail: boolean) {
    const files = webFiles();
    return [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: edgeFunction(this, 'PageRequest', pageRoutingCode('viewer-request', files, sendsMail)),
      },
      {
        eventType: FunctionEventType.VIEWER_RESPONSE,
        function: edgeFunction(this, 'PageResponse', pageRoutingCode('viewer-response', files, sendsMail)),
      },
    ];
  }
}

function fileBehavior(bucket: IBucket, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
  return {
    // With the right to list, S3 says 404 of a file that is not there. It never lists: no path leads to its root.
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    responseHeadersPolicy,
  };
}
