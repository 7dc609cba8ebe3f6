import { globPattern } from '../../s3/sync-filter.ts';
import type { EdgeRequest, EdgeResponse } from '../edge-types.ts';
import { type CacheLifetimes, secondsToKeep } from './cache-policy.ts';

interface Copy {
  readonly response: EdgeResponse;
  readonly storedAt: number;
  readonly freshUntil: number;
}

/**
 * What an edge keeps of origins: copies that are served without asking for as long as policy and origin say, or until they are
 * invalidated. As in CloudFront their key is the path as the function of the viewer's request left it, without the query.
 */
export class EdgeCache {
  readonly #now: () => number;
  readonly #copies = new Map<string, Copy>();

  /** @param now milliseconds */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * A response from the cache, or from the origin into it. What the viewer has already is for the edge to say: the origin is
   * asked for all of it.
   */
  async respond(
    request: EdgeRequest,
    lifetimes: CacheLifetimes,
    fetch: (request: EdgeRequest) => Promise<EdgeResponse>,
  ): Promise<EdgeResponse> {
    const copy = this.#copies.get(request.uri);
    const now = this.#now();
    if (copy && now < copy.freshUntil) {
      const age = String(Math.floor((now - copy.storedAt) / 1000));
      return forViewer(request, copy.response, { age, 'x-cache': 'Hit from cloudfront' });
    }
    const response = await fetch({ ...request, method: 'GET', headers: unconditional(request.headers) });
    const { status, headers } = response;
    const cacheControl = headers['cache-control']?.toString();
    const seconds = secondsToKeep(lifetimes, { status, cacheControl });
    this.#copies.set(request.uri, { response, storedAt: now, freshUntil: now + seconds * 1000 });
    return forViewer(request, response, { 'x-cache': 'Miss from cloudfront' });
  }

  /** Forgets the copies of paths, as of a distribution's invalidation: `/*`, or a path. */
  invalidate(paths: readonly string[]): void {
    const globs = paths.map(globPattern);
    for (const path of this.#copies.keys())
      if (globs.some((glob) => glob.test(path))) this.#copies.delete(path);
  }
}

const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];

function unconditional(headers: EdgeRequest['headers']): EdgeRequest['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONDITIONS.includes(name)));
}

function forViewer(
  request: EdgeRequest,
  { status, headers, body }: EdgeResponse,
  added: Readonly<Record<string, string>>,
): EdgeResponse {
  if (status !== 200 || !hasAlready(request.headers['if-none-match'], headers.etag))
    return { status, headers: { ...headers, ...added }, body };
  const { 'content-type': _, ...kept } = headers;
  return { status: 304, headers: { ...kept, ...added }, body: Buffer.alloc(0) };
}

function hasAlready(header: string | undefined, etag: string | string[] | undefined): boolean {
  if (header === undefined || etag === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(String(etag));
}
