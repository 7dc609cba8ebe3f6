import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { plainAddress, splitUrl } from '../../gateway/http/request-event.ts';
import { decodeUri } from './decode-uri.ts';
import { checkKey } from './object-key.ts';
import { S3Error } from './s3-error.ts';

/** A request as the local S3 sees it; nothing of it is trusted yet. */
export interface S3Request {
  readonly id: string;
  readonly method: string;
  /** As it came over the wire. */
  readonly path: string;
  /** Decoded; no name occurs twice. */
  readonly query: ReadonlyMap<string, string>;
  /** What came over the wire, by name in small letters: what a signature is over. */
  readonly wireHeaders: ReadonlyMap<string, string>;
  /** The wire's, and those a presigned URL carries in its query. */
  readonly headers: ReadonlyMap<string, string>;
  readonly bucket: string | undefined;
  readonly key: string | undefined;
  readonly body: Readable;
  readonly sourceAddress: string;
}

const authentication = new Set([
  'x-amz-algorithm',
  'x-amz-content-sha256',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-expires',
  'x-amz-security-token',
  'x-amz-signature',
  'x-amz-signedheaders',
]);

/** Reads address, query and headers of a message. @throws S3Error */
export function readRequest(message: IncomingMessage, id: string = randomUUID()): S3Request {
  const { pathname, query: queryText } = splitUrl(message.url ?? '/');
  const wireHeaders = readHeaders(message);
  const query = readQuery(queryText);
  return {
    id,
    method: message.method ?? 'GET',
    path: pathname,
    query,
    wireHeaders,
    headers: query.has('X-Amz-Algorithm') ? withHoisted(wireHeaders, query) : wireHeaders,
    ...readAddress(wireHeaders.get('host') ?? '', pathname),
    body: message,
    sourceAddress: plainAddress(message.socket.remoteAddress),
  };
}

/** Path style on a loopback name, virtual-host style below `localhost`. */
function readAddress(host: string, path: string): Pick<S3Request, 'bucket' | 'key'> {
  if (!path.startsWith('/')) throw new S3Error('InvalidURI');
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name.endsWith('.localhost'))
    return { bucket: name.slice(0, -'.localhost'.length), key: keyOf(path.slice(1)) };
  if (!['localhost', '127.0.0.1', '[::1]'].includes(name))
    throw new S3Error('InvalidRequest', 'The local S3 is served under loopback names only.');
  const [, bucket = '', ...rest] = path.split('/');
  return { bucket: bucket === '' ? undefined : decodeUri(bucket), key: keyOf(rest.join('/')) };
}

function keyOf(encoded: string): string | undefined {
  return encoded === '' ? undefined : checkKey(decodeUri(encoded));
}

function readQuery(text: string): Map<string, string> {
  const query = new Map<string, string>();
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const equals = pair.indexOf('=');
    const name = decodeUri(equals === -1 ? pair : pair.slice(0, equals));
    if (query.has(name)) throw new S3Error('InvalidArgument', `The parameter ${name} stands twice.`);
    query.set(name, equals === -1 ? '' : decodeUri(pair.slice(equals + 1)));
  }
  return query;
}

function readHeaders(message: IncomingMessage): Map<string, string> {
  const entries = Object.entries(message.headersDistinct);
  return new Map(entries.map(([name, values]) => [name, (values ?? []).join(',')]));
}

/** A presigner moves `x-amz-*` headers into the query; S3 reads them from there as if they were headers. */
function withHoisted(
  headers: ReadonlyMap<string, string>,
  query: ReadonlyMap<string, string>,
): Map<string, string> {
  const all = new Map(headers);
  for (const [name, value] of query) {
    const header = name.toLowerCase();
    if (!header.startsWith('x-amz-') || authentication.has(header)) continue;
    if (all.has(header))
      throw new S3Error('InvalidArgument', `${header} stands in the query and the headers.`);
    all.set(header, value);
  }
  return all;
}
