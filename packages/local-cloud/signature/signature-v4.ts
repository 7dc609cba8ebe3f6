import { createHash, createHmac } from 'node:crypto';
import { encodeUri } from '../http/encode-uri.ts';

/** Everything a Signature Version 4 is over, and the secret it is made with. */
export interface SignatureInput {
  readonly method: string;
  /** In its canonical form, which is the service's own. */
  readonly path: string;
  /** Decoded, without the signature itself. */
  readonly query: readonly (readonly [string, string])[];
  /** In the order of the list of signed headers, values as received. */
  readonly headers: readonly (readonly [string, string])[];
  readonly payloadHash: string;
  /** As `20260731T120000Z`. */
  readonly timestamp: string;
  readonly region: string;
  /** As `dynamodb`. */
  readonly service: string;
  readonly secretAccessKey: string;
}

export const signingAlgorithm = 'AWS4-HMAC-SHA256';

/** How far a caller's clock may be off, in milliseconds. */
export const allowedSkew = 15 * 60_000;

/** The signature in hex. */
export function sign(input: SignatureInput): string {
  const { timestamp, region, service, secretAccessKey } = input;
  const day = timestamp.slice(0, 8);
  // Node reads header bytes as Latin-1; written back as such they are the bytes that were signed.
  const requestHash = createHash('sha256').update(canonicalRequest(input), 'latin1').digest('hex');
  const scope = [day, region, service, 'aws4_request'];
  const text = [signingAlgorithm, timestamp, scope.join('/'), requestHash].join('\n');
  return hmac(signingKey(secretAccessKey, scope), text).toString('hex');
}

/** More than there are functions, services and days at a time. */
const maxKeys = 200;
const keys = new Map<string, Buffer>();

/** The key of a day, region and service, which is most of the work and the same for every request. */
function signingKey(secretAccessKey: string, scope: readonly string[]): Buffer {
  const name = [secretAccessKey, ...scope].join('/');
  const known = keys.get(name);
  if (known !== undefined) return known;
  const made = scope.reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  if (keys.size >= maxKeys) keys.clear();
  keys.set(name, made);
  return made;
}

function canonicalRequest({ method, path, query, headers, payloadHash }: SignatureInput): string {
  const pairs = query.map(([name, value]) => [encodeUri(name), encodeUri(value)] as const);
  const canonicalQuery = pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const lines = headers.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}\n`);
  const names = headers.map(([name]) => name).join(';');
  return [method, path, canonicalQuery, lines.join(''), names, payloadHash].join('\n');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
