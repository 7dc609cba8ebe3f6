import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { emptyResponse, type S3Response } from '../protocol/s3-response.ts';
import type { Bucket } from './bucket.ts';
import { type CorsRequest, corsHeaders, findCorsRule } from './cors-rules.ts';

/** Returns the response to a browser's preflight request. @throws S3Error AccessForbidden */
export function preflightResponse(request: S3Request, bucket: Bucket | undefined): S3Response {
  const { headers } = request;
  const method = headers.get('access-control-request-method');
  if (!headers.has('origin') || method === undefined)
    throw new S3Error('BadRequest', 'Insufficient information. Origin and request method are needed.');
  if (bucket === undefined || bucket.cors.length === 0)
    throw new S3Error('AccessForbidden', 'CORSResponse: CORS is not enabled for this bucket.');
  const requested = corsRequest(request, method);
  const rule = findCorsRule(bucket.cors, requested);
  if (rule === undefined) throw new S3Error('AccessForbidden');
  return emptyResponse(200, corsHeaders(rule, requested));
}

/** The CORS headers of a request proper; none when no rule allows it, so that the page does not get to see it. */
export function corsHeadersFor(request: S3Request, bucket: Bucket | undefined): Record<string, string> {
  if (bucket === undefined || request.method === 'OPTIONS' || !request.headers.has('origin')) return {};
  const requested = corsRequest(request, request.method);
  const rule = findCorsRule(bucket.cors, requested);
  return rule === undefined ? {} : corsHeaders(rule, requested);
}

function corsRequest({ method, headers }: S3Request, requestedMethod: string): CorsRequest {
  const requested = method === 'OPTIONS' ? (headers.get('access-control-request-headers') ?? '') : '';
  return {
    origin: headers.get('origin') ?? '',
    method: requestedMethod,
    headers: requested
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== ''),
  };
}
