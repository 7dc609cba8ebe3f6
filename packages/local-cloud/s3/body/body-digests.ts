import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { type ChecksumName, digestLength, type HashName, isChecksumName } from './checksums.ts';

/** A checksum the caller sent, with the object as S3 stores it. */
export interface Checksum {
  readonly name: ChecksumName;
  /** Base64. */
  readonly value: string;
}

/** The body's digests, as the caller announced them. */
export interface BodyDigests {
  readonly md5: Buffer | undefined;
  readonly sha256: Buffer | undefined;
  /** Without a value it comes as a trailer after the body. */
  readonly checksum: { readonly name: ChecksumName; readonly value: Buffer | undefined } | undefined;
}

const prefix = 'x-amz-checksum-';
/** About checksums, but none. */
const others = new Set(['x-amz-checksum-algorithm', 'x-amz-checksum-mode', 'x-amz-checksum-type']);

/** Reads the digests a request announces; `payloadHash` is the one in its signature. @throws S3Error */
export function announcedDigests(request: S3Request, payloadHash: string): BodyDigests {
  const md5 = request.headers.get('content-md5');
  return {
    md5: md5 === undefined ? undefined : decodeDigest('md5', md5),
    sha256: /^[0-9a-f]{64}$/.test(payloadHash) ? Buffer.from(payloadHash, 'hex') : undefined,
    checksum: announcedChecksum(request),
  };
}

/** Decodes a digest of base64. @throws S3Error InvalidDigest when it has not the digest's length */
export function decodeDigest(name: HashName, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text || bytes.length !== digestLength(name))
    throw new S3Error('InvalidDigest');
  return bytes;
}

function announcedChecksum({ headers }: S3Request): BodyDigests['checksum'] {
  const sent = [...headers].filter(([name]) => name.startsWith(prefix) && !others.has(name));
  const trailer = headers.get('x-amz-trailer');
  if (sent.length + (trailer === undefined ? 0 : 1) > 1)
    throw new S3Error(
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum types are not allowed.',
    );
  const [header, value] = sent[0] ?? [trailer?.toLowerCase(), undefined];
  if (header === undefined) {
    if (!headers.has('x-amz-sdk-checksum-algorithm')) return undefined;
    throw new S3Error(
      'InvalidRequest',
      'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
    );
  }
  const name = header.slice(prefix.length);
  if (!header.startsWith(prefix) || !isChecksumName(name))
    throw new S3Error('NotImplemented', `The local S3 cannot compute ${header}.`);
  return { name, value: value === undefined ? undefined : decodeDigest(name, value) };
}
