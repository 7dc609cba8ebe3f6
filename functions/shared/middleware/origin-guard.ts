import type { ApiRoute } from '@harbour-haul/contract/operation';
import { AppError } from '@harbour-haul/domain/errors';
import type { OriginTokens } from '../origin-tokens.ts';
import type { Middleware } from './pipeline.ts';

type Headers = Record<string, string | undefined>;

interface GuardedEvent {
  /** By lower-cased name. */
  headers: Headers;
  deps: { originTokens: Pick<OriginTokens, 'accepts'> };
}

/** In which CloudFront sends the host that the viewer requested (`infra/lib/names.ts`). */
const VIEWER_HOST_HEADER = 'x-viewer-host';
/** Where there is no TLS because there is no network. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** Guards a request of the HTTP API. */
export function originGuard(): Middleware<GuardedEvent & { route: ApiRoute }> {
  return {
    before: ({ event: { headers, route, deps } }) => requireOrigin(headers, route.method, deps),
  };
}

/** Guards the handshake of a socket. */
export function socketOriginGuard(): Middleware<GuardedEvent> {
  return {
    before: async ({ event: { headers, deps } }) => {
      await requireOrigin(headers, 'POST', deps);
      requireOwnPage(headers);
    },
  };
}

/**
 * Accepts only requests that came through CloudFront: at the API's own address a caller could forge the viewer's
 * address. Cross-site writes are refused by the browser's Fetch Metadata, or by its origin where an older browser sends
 * none, on top of `SameSite=Strict`.
 * @throws AppError `forbidden`, or `unavailable` where nobody can tell
 */
async function requireOrigin(
  headers: Headers,
  method: string,
  { originTokens }: GuardedEvent['deps'],
): Promise<void> {
  if (!(await originTokens.accepts(headers['x-origin-token'] ?? ''))) {
    throw new AppError('forbidden', 'Please use the address of the site.');
  }
  const site = headers['sec-fetch-site'];
  if (method === 'GET') return;
  if (site === undefined ? !isOwnPage(headers) : site !== 'same-origin') {
    throw new AppError('forbidden', 'Requests from other sites are not accepted.');
  }
}

/**
 * Accepts handshakes of the site's own pages alone.
 * @throws AppError `forbidden`
 */
function requireOwnPage(headers: Headers): void {
  if (!isOwnPage(headers)) throw new AppError('forbidden', 'Sockets from other sites are not accepted.');
}

/**
 * Whether a request comes from a page of the site. Browsers send the page's origin with every handshake and write; a client
 * that sends none is no browser, and holds no cookie that it was not given.
 */
function isOwnPage({ origin, [VIEWER_HOST_HEADER]: host = '' }: Headers): boolean {
  if (origin === undefined || origin === `https://${host}`) return true;
  return origin === `http://${host}` && LOOPBACK.test(host);
}
