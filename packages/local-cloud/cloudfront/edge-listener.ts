import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { meterExchange } from '../usage/metered-edge.ts';
import { type Meter, NO_METER } from '../usage/usage-meter.ts';
import { fetchFromBucket } from './bucket-origin.ts';
import type { EdgeCache } from './cache/edge-cache.ts';
import { createCompressor } from './compress.ts';
import type { Behavior, Distribution } from './distribution.ts';
import { edgeEvent, responseFromEvent } from './edge-event.ts';
import { type EdgeRequest, type EdgeResponse, edgeError } from './edge-types.ts';
import { fetchFromHttpOrigin } from './http-origin.ts';
import { tooLongRequest } from './request-limits.ts';
import { applyResponseHeadersPolicy } from './response-headers-policy.ts';
import { behaviorFor, runViewerRequest, viewerRequest } from './viewer-request.ts';

/**
 * Takes over requests for the bucket's files while developing: returns true when it did. `uri` is what the
 * viewer-request function made of the path.
 */
export type FileOverride = (request: IncomingMessage, response: ServerResponse, uri: string) => boolean;

export interface EdgeListenerOptions {
  readonly log: (line: string) => void;
  readonly meter?: Meter;
  /** What the edge keeps, also when the distribution changes. */
  readonly cache: EdgeCache;
  readonly fileOverride?: FileOverride;
}

/** The distribution as an HTTP request listener: behaviours, functions, policies and error pages in CloudFront's order. */
export function createEdgeListener(
  distribution: Distribution,
  { log, meter = NO_METER, cache, fileOverride }: EdgeListenerOptions,
): RequestListener {
  const compress = createCompressor();
  return (message, response) => {
    handle(message, response)
      .catch((error: unknown) => {
        log(error instanceof Error ? error.message : String(error));
        return edgeError(503, 'The function associated with the distribution failed.');
      })
      .then((result) => {
        if (!result) return;
        meterExchange(meter, message, result);
        write(message, response, result);
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  };

  async function handle(
    message: IncomingMessage,
    response: ServerResponse,
  ): Promise<EdgeResponse | undefined> {
    const refused = tooLongRequest(message);
    if (refused) return refused;
    const received = viewerRequest(message);
    const behavior = behaviorFor(distribution, received.uri);
    if (!behavior.allowedMethods.has(received.method)) {
      return edgeError(403, 'This distribution does not allow the HTTP method of this request.');
    }
    if (behavior.viewerRequest) meter('cloudfront-function-runs', 1);
    const passed = await runViewerRequest(behavior, received, distribution.source);
    if ('status' in passed) return passed;
    const request = withRootObject(passed);
    if (behavior.origin.kind === 'bucket' && fileOverride?.(message, response, request.uri)) return undefined;
    return respond(behavior, request, message);
  }

  async function respond(behavior: Behavior, request: EdgeRequest, body: Readable): Promise<EdgeResponse> {
    const origin = await fetchOrigin(behavior, request, body);
    const shown = await errorPage(request, origin);
    const compressed = await compress(request, shown, behavior.compression);
    const { responseHeaders } = behavior;
    const secured =
      responseHeaders === undefined ? compressed : applyResponseHeadersPolicy(compressed, responseHeaders);
    if (behavior.viewerResponse === undefined || origin.status >= 400) return secured;
    meter('cloudfront-function-runs', 1);
    const result = await behavior.viewerResponse(edgeEvent(distribution.source, request, secured));
    return responseFromEvent(result, secured);
  }

  async function fetchOrigin(
    { origin, forwarding, lifetimes }: Behavior,
    request: EdgeRequest,
    body: Readable,
  ): Promise<EdgeResponse> {
    const fetch = async (asked: EdgeRequest): Promise<EdgeResponse> =>
      origin.kind === 'bucket'
        ? fetchFromBucket(origin.bucket, asked)
        : fetchFromHttpOrigin(origin.origin, asked, body, forwarding);
    const isCached = lifetimes !== undefined && (request.method === 'GET' || request.method === 'HEAD');
    return isCached ? cache.respond(request, lifetimes, fetch) : fetch(request);
  }

  async function errorPage(request: EdgeRequest, response: EdgeResponse): Promise<EdgeResponse> {
    const page = distribution.errorPages.get(response.status);
    if (page === undefined) return response;
    const { origin } = behaviorFor(distribution, page.pagePath);
    if (origin.kind !== 'bucket') return response;
    const found = fetchFromBucket(origin.bucket, {
      ...request,
      method: 'GET',
      uri: page.pagePath,
      headers: {},
    });
    return found.status === 200 ? { ...found, status: page.status } : response;
  }

  function withRootObject(request: EdgeRequest): EdgeRequest {
    const root = distribution.defaultRootObject;
    return request.uri === '/' && root !== undefined && root !== ''
      ? { ...request, uri: `/${root}` }
      : request;
  }
}

function write(
  message: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: EdgeResponse,
): void {
  // Read what is left of the request, or the connection cannot be used again.
  message.resume();
  const bodiless = status === 204 || status === 304;
  const framing = bodiless ? {} : { 'content-length': String(body.length) };
  response
    .writeHead(status, { ...headers, ...framing })
    .end(bodiless || message.method === 'HEAD' ? undefined : body);
}
