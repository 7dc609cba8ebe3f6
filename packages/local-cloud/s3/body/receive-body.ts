import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { AwsChunkedDecoder } from './aws-chunked-decoder.ts';
import { announcedDigests, type BodyDigests, type Checksum, decodeDigest } from './body-digests.ts';
import { type HashName, newHasher } from './checksums.ts';

/** A body that arrived whole and as announced. */
export interface ReceivedBody {
  readonly size: number;
  /** Hex. */
  readonly md5: string;
  readonly checksum: Checksum | undefined;
}

const trailing = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/**
 * Streams a request's body into `target`, piece by piece, and proves length, hash and checksums on the way.
 * @throws S3Error, or what the connection failed with when it was lost midway; `target` is destroyed then
 */
export async function receiveBody(
  request: S3Request,
  payloadHash: string,
  limit: number,
  target: Writable,
): Promise<ReceivedBody> {
  const isChunked = payloadHash === trailing;
  checkPayloadHash(payloadHash);
  const length = announcedLength(request, isChunked);
  if (length > limit) throw new S3Error('EntityTooLarge');
  const digests = announcedDigests(request, payloadHash);
  const meter = new Meter(length, hashNames(digests));
  const decoder = new AwsChunkedDecoder();
  // The connection outlives a body that is refused, so that the refusal can be read.
  const source = request.body.iterator({ destroyOnReturn: false });
  if (isChunked) await pipeline(source, decoder, meter, target);
  else await pipeline(source, meter, target);
  if (meter.size !== length) throw new S3Error('IncompleteBody');
  return verify(meter, digests, decoder.trailers);
}

function checkPayloadHash(payloadHash: string): void {
  if (payloadHash.startsWith('STREAMING-') && payloadHash !== trailing)
    throw new S3Error('NotImplemented', `The local S3 does not know ${payloadHash}.`);
  if (!/^([0-9a-f]{64}|UNSIGNED-PAYLOAD|STREAMING-UNSIGNED-PAYLOAD-TRAILER)$/.test(payloadHash))
    throw new S3Error(
      'InvalidArgument',
      'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, a known name or a SHA-256.',
    );
}

function announcedLength({ wireHeaders, headers }: S3Request, isChunked: boolean): number {
  const text = isChunked ? headers.get('x-amz-decoded-content-length') : wireHeaders.get('content-length');
  // A request without a body may leave the length out; one that is framed by chunks alone may not.
  if (text === undefined && !isChunked && !wireHeaders.has('transfer-encoding')) return 0;
  if (text === undefined) throw new S3Error('MissingContentLength');
  if (!/^\d{1,15}$/.test(text)) throw new S3Error('InvalidArgument', 'The length is no number.');
  return Number(text);
}

function hashNames({ sha256, checksum }: BodyDigests): Set<HashName> {
  const names: HashName[] = ['md5'];
  if (sha256 !== undefined) names.push('sha256');
  if (checksum !== undefined) names.push(checksum.name);
  return new Set(names);
}

function verify(
  meter: Meter,
  { md5, sha256, checksum }: BodyDigests,
  trailers: ReadonlyMap<string, string>,
): ReceivedBody {
  const found = meter.digests();
  const actual = (name: HashName): Buffer => found.get(name) ?? Buffer.alloc(0);
  if (sha256 !== undefined && !sha256.equals(actual('sha256')))
    throw new S3Error('XAmzContentSHA256Mismatch');
  if (md5 !== undefined && !md5.equals(actual('md5'))) throw new S3Error('BadDigest');
  const body = { size: meter.size, md5: actual('md5').toString('hex') };
  if (checksum === undefined) return { ...body, checksum: undefined };
  const { name } = checksum;
  const expected = checksum.value ?? trailerDigest(name, trailers);
  if (!expected.equals(actual(name)))
    throw new S3Error(
      'BadDigest',
      `The ${name.toUpperCase()} you specified did not match the calculated checksum.`,
    );
  return { ...body, checksum: { name, value: expected.toString('base64') } };
}

function trailerDigest(name: Checksum['name'], trailers: ReadonlyMap<string, string>): Buffer {
  const text = trailers.get(`x-amz-checksum-${name}`);
  if (text === undefined) throw new S3Error('MalformedTrailerError');
  return decodeDigest(name, text);
}

/** Counts and hashes what passes, and stops more than was announced. */
class Meter extends Transform {
  size = 0;
  readonly #expected: number;
  readonly #hashers: readonly (readonly [HashName, ReturnType<typeof newHasher>])[];

  constructor(expected: number, names: ReadonlySet<HashName>) {
    super();
    this.#expected = expected;
    this.#hashers = [...names].map((name) => [name, newHasher(name)]);
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error, data?: Buffer) => void,
  ): void {
    this.size += chunk.length;
    if (this.size > this.#expected) {
      done(new S3Error('IncompleteBody'));
      return;
    }
    for (const [, hasher] of this.#hashers) hasher.update(chunk);
    done(undefined, chunk);
  }

  digests(): Map<HashName, Buffer> {
    return new Map(this.#hashers.map(([name, hasher]) => [name, hasher.digest()]));
  }
}
