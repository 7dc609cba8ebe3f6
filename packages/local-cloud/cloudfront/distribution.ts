import type { StaticBucket } from '../s3/static-bucket.ts';
import { globPattern } from '../s3/sync-filter.ts';
import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack, StackResource } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';
import { type CacheLifetimes, cacheLifetimes } from './cache/cache-policy.ts';
import type { CompressionRule } from './compress.ts';
import type { EventSource } from './edge-event.ts';
import { compileEdgeFunction, type EdgeFunction } from './edge-function.ts';
import {
  eitherForwarding,
  type Forwarding,
  forwardNothing,
  managedForwarding,
  policyForwarding,
} from './forwarding.ts';
import type { HttpOrigin } from './http-origin.ts';
import { type ResponseHeadersPolicy, responseHeadersPolicy } from './response-headers-policy.ts';

export type Origin =
  | { readonly kind: 'bucket'; readonly bucket: StaticBucket }
  | { readonly kind: 'http'; readonly origin: HttpOrigin };

/** How requests for one path pattern are treated. */
export interface Behavior {
  readonly matches: (path: string) => boolean;
  readonly allowedMethods: ReadonlySet<string>;
  readonly origin: Origin;
  readonly forwarding: Forwarding;
  /** How long the edge keeps what comes from the origin; undefined where it keeps nothing. */
  readonly lifetimes: CacheLifetimes | undefined;
  readonly compression: CompressionRule;
  readonly responseHeaders: ResponseHeadersPolicy | undefined;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
}

/** A custom error page: `pagePath` is served with `status` in place of an origin's error. */
export interface ErrorPage {
  readonly status: number;
  readonly pagePath: string;
}

export interface Distribution {
  readonly source: EventSource;
  /** In the order CloudFront tries them; the last, the default one, matches everything. */
  readonly behaviors: readonly Behavior[];
  readonly defaultRootObject: string | undefined;
  readonly errorPages: ReadonlyMap<number, ErrorPage>;
}

/** What is behind the distribution on this machine. */
export interface OriginPorts {
  readonly buckets: ReadonlyMap<string, StaticBucket>;
  /** The loopback port by an API's domain name. */
  readonly apiPorts: ReadonlyMap<string, number>;
}

const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** The stack's distribution. @throws TemplateError when there is not exactly one, or for an origin without a local part. */
export function readDistribution(stack: Stack, ports: OriginPorts): Distribution {
  const [resource, ...others] = stack.ofType('AWS::CloudFront::Distribution');
  if (resource === undefined || others.length > 0)
    throw new TemplateError('the stack must hold one distribution');
  const config = resource.properties.child('DistributionConfig');
  const origins = readOrigins(config, ports);
  const behaviors = [...config.items('CacheBehaviors'), config.child('DefaultCacheBehavior')];
  return {
    source: {
      distributionId: stack.ref(resource.logicalId),
      distributionDomainName: stack.attribute(resource.logicalId, 'DomainName'),
    },
    behaviors: behaviors.map((behavior) => readBehavior(stack, behavior, origins)),
    defaultRootObject: config.optional('DefaultRootObject')?.asString(),
    errorPages: readErrorPages(config),
  };
}

function readOrigins(config: PropertyReader, { buckets, apiPorts }: OriginPorts): Map<string, Origin> {
  return new Map(
    config.items('Origins').map((origin): [string, Origin] => {
      const domain = origin.child('DomainName');
      const domainName = domain.asString();
      const customHeaders = Object.fromEntries(
        origin
          .items('OriginCustomHeaders')
          .map((header) => [header.string('HeaderName').toLowerCase(), header.string('HeaderValue')]),
      );
      const bucket = buckets.get(domainName);
      if (bucket !== undefined) return [origin.string('Id'), { kind: 'bucket', bucket }];
      const port = apiPorts.get(domainName);
      if (port === undefined)
        throw new TemplateError(`${domain.path}: nothing in the stack serves ${domainName}`);
      return [origin.string('Id'), { kind: 'http', origin: { domainName, port, customHeaders } }];
    }),
  );
}

function readBehavior(
  stack: Stack,
  behavior: PropertyReader,
  origins: ReadonlyMap<string, Origin>,
): Behavior {
  const target = behavior.child('TargetOriginId');
  const origin = origins.get(target.asString());
  if (origin === undefined) throw new TemplateError(`${target.path}: no origin ${target.asString()}`);
  const pattern = behavior.optional('PathPattern')?.asString();
  const glob =
    pattern === undefined ? undefined : globPattern(pattern.startsWith('/') ? pattern : `/${pattern}`);
  const methods = behavior.strings('AllowedMethods');
  return {
    matches: (path) => glob === undefined || glob.test(path),
    allowedMethods: new Set(methods.length > 0 ? methods : ['GET', 'HEAD']),
    origin,
    forwarding: readForwarding(stack, behavior),
    lifetimes: cacheLifetimes(behavior.optional('CachePolicyId')),
    compression: readCompression(stack, behavior),
    responseHeaders: readResponseHeaders(stack, behavior),
    viewerRequest: readFunction(stack, behavior, 'viewer-request'),
    viewerResponse: readFunction(stack, behavior, 'viewer-response'),
  };
}

function readForwarding(stack: Stack, behavior: PropertyReader): Forwarding {
  const policies = ['CachePolicyId', 'OriginRequestPolicyId'].map((property) => {
    const id = behavior.optional(property)?.asString();
    if (id === undefined) return forwardNothing;
    const type = `AWS::CloudFront::${property.replace(/Id$/, '')}`;
    const own = policyById(stack, type, id);
    return own === undefined ? managedForwarding(id) : policyForwarding(own);
  });
  return policies.reduce(eitherForwarding, forwardNothing);
}

/** CloudFront compresses on the way into its cache only: what it may not cache stays as the origin sent it. */
function readCompression(stack: Stack, behavior: PropertyReader): CompressionRule {
  const id = behavior.optional('CachePolicyId')?.asString();
  if (!behavior.boolean('Compress') || id === undefined || id === cachingDisabled)
    return { brotli: false, gzip: false };
  const config = policyById(stack, 'AWS::CloudFront::CachePolicy', id)
    ?.properties.child('CachePolicyConfig')
    .child('ParametersInCacheKeyAndForwardedToOrigin');
  if (config === undefined) return { brotli: true, gzip: true };
  return {
    brotli: config.boolean('EnableAcceptEncodingBrotli'),
    gzip: config.boolean('EnableAcceptEncodingGzip'),
  };
}

function readResponseHeaders(stack: Stack, behavior: PropertyReader): ResponseHeadersPolicy | undefined {
  const id = behavior.optional('ResponseHeadersPolicyId');
  if (id === undefined) return undefined;
  const policy = policyById(stack, 'AWS::CloudFront::ResponseHeadersPolicy', id.asString());
  if (policy === undefined) throw new TemplateError(`${id.path}: only policies of the template are known`);
  return responseHeadersPolicy(policy.properties);
}

function readFunction(stack: Stack, behavior: PropertyReader, eventType: string): EdgeFunction | undefined {
  const association = behavior
    .items('FunctionAssociations')
    .find((item) => item.string('EventType') === eventType);
  if (association === undefined) return undefined;
  const arn = association.child('FunctionARN');
  const found = stack
    .ofType('AWS::CloudFront::Function')
    .find(({ logicalId }) => stack.attribute(logicalId, 'FunctionARN') === arn.asString());
  if (found === undefined) throw new TemplateError(`${arn.path}: no CloudFront function ${arn.asString()}`);
  return compileEdgeFunction(found.logicalId, found.properties.string('FunctionCode'));
}

function readErrorPages(config: PropertyReader): Map<number, ErrorPage> {
  const pages = new Map<number, ErrorPage>();
  for (const response of config.items('CustomErrorResponses')) {
    const code = Number(response.string('ErrorCode'));
    const pagePath = response.optional('ResponsePagePath')?.asString();
    if (pagePath !== undefined)
      pages.set(code, { pagePath, status: response.number('ResponseCode') ?? code });
  }
  return pages;
}

function policyById(stack: Stack, type: string, id: string): StackResource | undefined {
  return stack.ofType(type).find(({ logicalId }) => stack.ref(logicalId) === id);
}
