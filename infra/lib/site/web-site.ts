import { createHash } from 'node:crypto';
import { PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import { CfnOutput, Fn, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { HOST_BINARIES_CONTEXT, ORIGIN_TOKEN_HEADER } from '../names.ts';
import { apiRequestCode } from './api-request-code.ts';
import { allowedHashes } from './bootstrap-hashes.ts';
import { contentSecurityPolicy, PHOTO_SECURITY_POLICY } from './content-security-policy.ts';
import { ASSETS_PREFIX, pageRoutingCode } from './page-routing.ts';
import { responseHeaders } from './response-headers.ts';
import { inlineScriptHashes, webFiles } from './web-build.ts';
import { deployWebFiles } from './web-files.ts';

interface WebSiteProps {
  /** `https://….execute-api.…` of the HTTP API. */
  apiEndpoint: string;
  /** Sent to the API with every request, so that it can refuse what does not come through CloudFront. */
  originToken: string;
  sockets: WebSocketApi;
  /** `https://…` to which pages send photos. */
  uploadOrigin: string;
}

/** The one address of the product: CloudFront before the private bucket of the web build and before the API. */
export class WebSite extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebSiteProps) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      // The library's own types disagree under exactOptionalPropertyTypes.
    }) as IBucket;
    const responseHeadersPolicy = this.#headersOfPages(props.uploadOrigin);
    const viewerAddress = [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: this.#edgeFunction('ViewerAddress', apiRequestCode()),
      },
    ];
    const api: BehaviorOptions = {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', props.apiEndpoint)), {
        customHeaders: { [ORIGIN_TOKEN_HEADER]: props.originToken },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: true,
      responseHeadersPolicy,
      functionAssociations: viewerAddress,
    };
    const photos: BehaviorOptions = {
      ...api,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      compress: false,
      responseHeadersPolicy: new ResponseHeadersPolicy(
        this,
        'PhotoHeaders',
        responseHeaders(PHOTO_SECURITY_POLICY),
      ),
    };
    const files: BehaviorOptions = {
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
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Harbour Haul',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultRootObject: PUBLIC_PAGES['/'],
      defaultBehavior: { ...files, functionAssociations: this.#pageRouting() },
      additionalBehaviors: {
        // The first pattern that fits decides.
        [`${ASSETS_PREFIX}*`]: files,
        '/uploads/*': photos,
        '/api/photos/*': photos,
        '/api/*': api,
        ...props.sockets.behaviors({
          originToken: props.originToken,
          functionAssociations: viewerAddress,
        }),
      },
    });
    deployWebFiles(this, bucket, this.distribution);
    new CfnOutput(this, 'Address', { value: `https://${this.distribution.distributionDomainName}` });
  }

  /**
   * A policy that allows other scripts is another policy: its new id changes the distribution, whose deployment
   * CloudFormation awaits at every edge before it copies the pages. A change in place would be awaited nowhere.
   */
  #headersOfPages(uploadOrigin: string): ResponseHeadersPolicy {
    const isDeployed = this.node.tryGetContext(HOST_BINARIES_CONTEXT) !== true;
    const hashes = allowedHashes(inlineScriptHashes(), { isDeployed });
    const id = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 8);
    return new ResponseHeadersPolicy(
      this,
      `Headers${id}`,
      responseHeaders(contentSecurityPolicy(hashes, uploadOrigin)),
    );
  }

  #pageRouting() {
    const files = webFiles();
    return [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: this.#edgeFunction('PageRequest', pageRoutingCode('viewer-request', files)),
      },
      {
        eventType: FunctionEventType.VIEWER_RESPONSE,
        function: this.#edgeFunction('PageResponse', pageRoutingCode('viewer-response', files)),
      },
    ];
  }

  #edgeFunction(id: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    });
  }
}
