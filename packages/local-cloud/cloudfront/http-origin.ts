import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { type EdgeRequest, type EdgeResponse, edgeError } from './edge-types.ts';
import { type Forwarding, forwardedRequest } from './forwarding.ts';

/** A custom origin: the API's own name, and the loopback port that plays it. */
export interface HttpOrigin {
  readonly domainName: string;
  readonly port: number;
  /** The distribution's secret or marker headers; they replace a viewer's of the same name. */
  readonly customHeaders: Readonly<Record<string, string>>;
}

const agent = new Agent({ keepAlive: true });
/** Headers of the connection to the origin, which mean nothing to the viewer. */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
]);

/** Passes a request, its body streamed, to an HTTP origin. A broken origin is CloudFront's 502. */
export async function fetchFromHttpOrigin(
  origin: HttpOrigin,
  request: EdgeRequest,
  body: Readable,
  forwarding: Forwarding,
): Promise<EdgeResponse> {
  try {
    return await send(origin.port, originRequest(origin, request, forwarding), body);
  } catch (error) {
    return brokenOrigin(error);
  }
}

/** A request as the origin gets it. */
export interface OriginRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
}

/** What of a viewer's request is forwarded to the origin, with the distribution's own headers. */
export function originRequest(
  origin: HttpOrigin,
  request: EdgeRequest,
  forwarding: Forwarding,
): OriginRequest {
  const forwarded = forwardedRequest(request, forwarding);
  const path = forwarded.query === '' ? request.uri : `${request.uri}?${forwarded.query}`;
  const headers = { ...forwarded.headers, ...origin.customHeaders };
  headers.host = forwarding.header('host') ? (request.headers.host ?? origin.domainName) : origin.domainName;
  return { method: request.method, path, headers };
}

/** CloudFront's response when the origin sends none. */
export function brokenOrigin(error: unknown): EdgeResponse {
  const text = error instanceof Error ? error.message : 'unknown';
  return edgeError(502, `The origin closed the connection: ${text}`);
}

function send(port: number, options: OriginRequest, body: Readable): Promise<EdgeResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ ...options, host: '127.0.0.1', port, agent }, (response) => {
      originResponse(response).then(resolve, reject);
    });
    outgoing.once('error', reject);
    // A viewer that goes away mid-body takes its origin request with it.
    body.once('error', (error) => outgoing.destroy(error));
    body.pipe(outgoing);
  });
}

/** Reads an origin's whole response. */
export async function originResponse(response: IncomingMessage): Promise<EdgeResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined && !connectionHeaders.has(name)) headers[name] = value;
  }
  return { status: response.statusCode ?? 502, headers, body: Buffer.concat(chunks) };
}
