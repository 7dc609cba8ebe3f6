import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EdgeRequest, EdgeResponse } from './edge-types.ts';

/** Encodings a behaviour's cache policy lets CloudFront make. */
export interface CompressionRule {
  readonly brotli: boolean;
  readonly gzip: boolean;
}

type Encoding = 'br' | 'gzip';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const minSize = 1000;
const maxSize = 10_000_000;
const compressible =
  /^(text\/.*|application\/(javascript|json|ld\+json|manifest\+json|xml|rss\+xml|vnd\.ms-fontobject|wasm|x-javascript|x-font-ttf)|font\/(eot|opentype|otf|ttf)|image\/(svg\+xml|x-icon|vnd\.microsoft\.icon))$/;

/** Compresses as the edge does; what was compressed once is cached under its ETag. */
export type Compressor = (
  request: EdgeRequest,
  response: EdgeResponse,
  rule: CompressionRule,
) => Promise<EdgeResponse>;

/** A compressor with a cache of its own. */
export function createCompressor(): Compressor {
  const cache = new Map<string, Buffer>();
  return async (request, response, rule) => {
    if (!mayCompress(response)) return response;
    const headers = { ...response.headers, vary: varyOnEncoding(response.headers.vary) };
    const encoding = chosenEncoding(request.headers['accept-encoding'] ?? '', rule);
    if (encoding === undefined) return { ...response, headers };
    const body = await compressed(cache, response, encoding);
    return {
      ...response,
      body,
      headers: { ...headers, ...weakEtag(response), 'content-encoding': encoding },
    };
  };
}

async function compressed(
  cache: Map<string, Buffer>,
  { headers, body }: EdgeResponse,
  encoding: Encoding,
): Promise<Buffer> {
  const key = headers.etag === undefined ? undefined : `${encoding} ${String(headers.etag)}`;
  const cached = key === undefined ? undefined : cache.get(key);
  if (cached !== undefined) return cached;
  const result = encoding === 'br' ? await brotli(body) : await gzipAsync(body);
  if (key !== undefined) cache.set(key, result);
  return result;
}

function brotli(body: Buffer): Promise<Buffer> {
  // Level 5 is about what the edge does on the fly.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliAsync(body, { params });
}

function mayCompress({ status, headers, body }: EdgeResponse): boolean {
  const type =
    String(headers['content-type'] ?? '')
      .split(';')[0]
      ?.trim()
      .toLowerCase() ?? '';
  const sized = body.length >= minSize && body.length <= maxSize;
  return (
    sized &&
    [200, 403, 404].includes(status) &&
    headers['content-encoding'] === undefined &&
    compressible.test(type)
  );
}

function chosenEncoding(accepted: string, rule: CompressionRule): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (rule.brotli && names.includes('br')) return 'br';
  return rule.gzip && names.includes('gzip') ? 'gzip' : undefined;
}

function varyOnEncoding(vary: string | string[] | undefined): string {
  return vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`;
}

/** The compressed form is equal in meaning, not byte for byte. */
function weakEtag({ headers }: EdgeResponse): { etag?: string } {
  const etag = headers.etag;
  if (etag === undefined) return {};
  return { etag: String(etag).startsWith('W/') ? String(etag) : `W/${String(etag)}` };
}
