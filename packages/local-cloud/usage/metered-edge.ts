import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { EdgeResponse } from '../cloudfront/edge-types.ts';
import type { Meter } from './usage-meter.ts';

/** Requests that CloudFront passes on with what the viewer sends. */
const SENDING = new Set(['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/** Counts a request and its response. Headers count as they are written here, which HTTP/2 would make smaller. */
export function meterExchange(
  meter: Meter,
  { method = 'GET', url = '/', rawHeaders, headers }: IncomingMessage,
  response: EdgeResponse,
): void {
  const path = pathOf(url);
  meter('cloudfront-requests', 1, path);
  const hasBody = method !== 'HEAD' && response.status !== 304 && response.status !== 204;
  const headerBytes = Object.entries(response.headers).flat(2).join('').length;
  meter('cloudfront-bytes-out', headerBytes + (hasBody ? response.body.length : 0), path);
  if (!SENDING.has(method)) return;
  const sent = rawHeaders.join('').length + url.length + Number(headers['content-length'] ?? 0);
  meter('cloudfront-bytes-to-origin', sent, path);
}

/** Counts what has gone through a socket when it ends, by the connection to its origin. */
export function meterSocket(meter: Meter, origin: Socket): void {
  origin.once('close', () => {
    meter('cloudfront-bytes-out', origin.bytesRead, '/ws');
    meter('cloudfront-bytes-to-origin', origin.bytesWritten, '/ws');
  });
}

/** The path with ids left out, so that a thousand photos are one line. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?');
  return path
    .split('/')
    .map((part) => (/\d/.test(part) && !path.startsWith('/assets/') ? '*' : part))
    .join('/');
}
