import { CfnOutput, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { ORIGIN_TOKEN_HEADER } from '../names.ts';
import { apiRequestCode } from './api-request-code.ts';
import { contentSecurityPolicy, PHOTO_SECURITY_POLICY } from './content-security-policy.ts';
import { pageRoutingCode } from './page-routing.ts';
import { inlineScriptHashes, WEB_BUILD, webFiles } from './web-build.ts';

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
  readonly #bucket: IBucket;

  constructor(scope: Construct, id: string, props: WebSiteProps) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      // The library's own types disagree under exactOptionalPropertyTypes.
    }) as IBucket;
    const responseHeadersPolicy = this.#responseHeaders(
      'Headers',
      contentSecurityPolicy(inlineScriptHashes(), props.uploadOrigin),
    );
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
      responseHeadersPolicy: this.#responseHeaders('PhotoHeaders', PHOTO_SECURITY_POLICY),
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Harbour Haul',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.#bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy,
        functionAssociations: this.#pageRouting(),
      },
      additionalBehaviors: {
        // The first pattern that fits decides.
        '/uploads/*': photos,
        '/api/photos/*': photos,
        '/api/*': api,
        ...props.sockets.behaviors({
          originToken: props.originToken,
          functionAssociations: viewerAddress,
        }),
      },
    });
    this.#deployFiles();
    new CfnOutput(this, 'Address', { value: `https://${this.distribution.distributionDomainName}` });
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

  #responseHeaders(id: string, securityPolicy: string): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: securityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()', override: true },
        ],
      },
    });
  }

  /** Hashed assets first and retained, so that pages of the last deployment still find theirs; then what names them. */
  #deployFiles(): void {
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(WEB_BUILD)],
      destinationBucket: this.#bucket,
      exclude: ['*'],
      include: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [Source.asset(WEB_BUILD)],
      destinationBucket: this.#bucket,
      exclude: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=0, must-revalidate')],
      distribution: this.distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(assets);
  }
}
