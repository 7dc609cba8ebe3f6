import { Fn } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  FunctionEventType,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { ORIGIN_TOKEN_HEADER } from '../names.ts';
import { apiRequestCode } from './api-request-code.ts';
import { API_SECURITY_POLICY } from './content-security-policy.ts';
import { edgeFunction } from './edge-function.ts';
import { responseHeaders } from './response-headers.ts';

export interface ApiOrigins {
  /** `https://….execute-api.…` of the HTTP API. */
  apiEndpoint: string;
  /** Sent to the API with every request, so that it can refuse what does not come through CloudFront. */
  originToken: string;
  sockets: WebSocketApi;
}

/** The distribution's behaviours for the APIs, by path pattern: photos, calls and sockets. Nothing of them is cached. A plan
 * counts them (`pricing-plan.ts`). */
export function apiBehaviors(
  scope: Construct,
  { apiEndpoint, originToken, sockets }: ApiOrigins,
): Record<string, BehaviorOptions> {
  const functionAssociations = [
    {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: edgeFunction(scope, 'ViewerAddress', apiRequestCode()),
    },
  ];
  const api: BehaviorOptions = {
    origin: new HttpOrigin(Fn.select(2, Fn.split('/', apiEndpoint)), {
      customHeaders: { [ORIGIN_TOKEN_HEADER]: originToken },
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    compress: true,
    responseHeadersPolicy: new ResponseHeadersPolicy(
      scope,
      'ApiHeaders',
      responseHeaders(API_SECURITY_POLICY),
    ),
    functionAssociations,
  };
  return {
    '/uploads/*': { ...api, allowedMethods: AllowedMethods.ALLOW_GET_HEAD, compress: false },
    '/api/*': api,
    ...sockets.behaviors({ originToken, functionAssociations }),
  };
}
