import type { Readable } from 'node:stream';
import { S3Error } from '../protocol/s3-error.ts';
import { emptyResponse, type S3Response } from '../protocol/s3-response.ts';
import type { StoredObject } from '../store/stored-object.ts';
import { isUnmodified } from './conditions.ts';
import { onObject } from './needs.ts';
import { objectHeaders } from './object-attributes.ts';
import type { Call, Operation } from './operation.ts';

/** The headers a caller who signs may choose for the response. */
const overrides = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

const query = overrides.map((header) => `response-${header}`);

export const getObject: Operation = {
  name: 'GetObject',
  method: 'GET',
  target: 'object',
  query,
  needs: onObject('s3:GetObject'),
  run: read,
};

export const headObject: Operation = {
  name: 'HeadObject',
  method: 'HEAD',
  target: 'object',
  query,
  needs: onObject('s3:GetObject'),
  run: read,
};

async function read(call: Call): Promise<S3Response> {
  const { bucket, key, request } = call;
  const object = bucket.objects.get(key);
  if (object === undefined) throw new S3Error('NoSuchKey');
  const shared = objectHeaders(object);
  if (isUnmodified(request.headers, object)) {
    const { 'content-type': _type, ...headers } = shared;
    return emptyResponse(304, headers);
  }
  const range = byteRange(request.headers.get('range'), object.size);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  const headers = {
    ...shared,
    ...overridden(request.query),
    'content-length': String(end - start + 1),
    ...(range === undefined
      ? checksumHeaders(call, object)
      : { 'content-range': `bytes ${start}-${end}/${object.size}` }),
  };
  const status = range === undefined ? 200 : 206;
  if (request.method === 'HEAD') return { status, headers };
  return { status, headers, body: await openRange(call, object, start, end) };
}

async function openRange(
  { bucket }: Call,
  object: StoredObject,
  start: number,
  end: number,
): Promise<Readable> {
  const content = await bucket.objects.openContent(object);
  if (content === undefined) throw new S3Error('NoSuchKey');
  // A range of no bytes does not exist.
  return object.size === 0 ? content.createReadStream() : content.createReadStream({ start, end });
}

function overridden(parameters: ReadonlyMap<string, string>): Record<string, string> {
  const chosen = overrides.flatMap((header) => {
    const value = parameters.get(`response-${header}`);
    if (value === undefined) return [];
    if (!/^[\t\x20-\x7e]*$/.test(value))
      throw new S3Error('InvalidArgument', `response-${header} is no header value.`);
    return [[header, value] as const];
  });
  return Object.fromEntries(chosen);
}

function checksumHeaders({ request }: Call, { checksum }: StoredObject): Record<string, string> {
  if (checksum === undefined || request.headers.get('x-amz-checksum-mode') !== 'ENABLED') return {};
  return { [`x-amz-checksum-${checksum.name}`]: checksum.value, 'x-amz-checksum-type': 'FULL_OBJECT' };
}

/** Both ends are part of it. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of `size` bytes that a Range header requests. Undefined for all of it: without a header, for one that makes no
 * sense, and for several ranges, which S3 does not serve either.
 * @throws S3Error InvalidRange when nothing of it exists
 */
function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    if (Number(last) === 0 || size === 0) throw new S3Error('InvalidRange');
    return { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) throw new S3Error('InvalidRange');
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
