import { createHash, createHmac } from 'node:crypto';
import { decodeUri, encodePath, encodeUri } from '../protocol/uri-encoding.ts';

/** Everything a Signature Version 4 of S3 is over, and the secret it is made with. */
export interface SignatureInput {
  readonly method: string;
  /** As it came over the wire. */
  readonly path: string;
  /** Decoded, without the signature itself. */
  readonly query: readonly (readonly [string, string])[];
  /** In the order of the list of signed headers, values as received. */
  readonly headers: readonly (readonly [string, string])[];
  readonly payloadHash: string;
  /** As `20260731T120000Z`. */
  readonly timestamp: string;
  readonly region: string;
  readonly secretAccessKey: string;
}

export const signingAlgorithm = 'AWS4-HMAC-SHA256';

/** The signature in hex. */
export function sign(input: SignatureInput): string {
  const { timestamp, region, secretAccessKey } = input;
  const day = timestamp.slice(0, 8);
  // Node reads header bytes as Latin-1; written back as such they are the bytes that were signed.
  const requestHash = createHash('sha256').update(canonicalRequest(input), 'latin1').digest('hex');
  const text = [signingAlgorithm, timestamp, `${day}/${region}/s3/aws4_request`, requestHash].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  return hmac(key, text).toString('hex');
}

function canonicalRequest({ method, path, query, headers, payloadHash }: SignatureInput): string {
  const pairs = query.map(([name, value]) => [encodeUri(name), encodeUri(value)] as const);
  const canonicalQuery = pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const lines = headers.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}\n`);
  const names = headers.map(([name]) => name).join(';');
  // Unlike every other service, S3 encodes the path once and leaves its dots and double slashes alone.
  const canonicalPath = encodePath(decodeUri(path));
  return [method, canonicalPath, canonicalQuery, lines.join(''), names, payloadHash].join('\n');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
