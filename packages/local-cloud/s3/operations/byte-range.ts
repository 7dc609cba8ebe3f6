import { S3Error } from '../protocol/s3-error.ts';

/** Both ends are part of it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of `size` bytes that a Range header requests. Undefined for all of it: without a header, for one that makes no
 * sense, and for several ranges, which S3 does not serve either.
 * @throws S3Error InvalidRange when nothing of it exists
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
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
