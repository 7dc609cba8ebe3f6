import { S3Error } from '../protocol/s3-error.ts';
import type { Guard } from '../store/object-store.ts';
import type { StoredObject } from '../store/stored-object.ts';

type Headers = ReadonlyMap<string, string>;

/**
 * Checks the conditions of a read, by RFC 9110's order of precedence; `prefix` precedes the headers' names in
 * copies. Returns whether the caller's own copy is current.
 * @throws S3Error PreconditionFailed
 */
export function isUnmodified(headers: Headers, { etag, lastModified }: StoredObject, prefix = ''): boolean {
  const header = (name: string): string | undefined => headers.get(`${prefix}${name}`);
  const seconds = Math.floor(lastModified / 1000) * 1000;
  const match = header('if-match');
  const unmodifiedSince = date(header('if-unmodified-since'));
  if (
    match !== undefined ? !matches(match, etag) : unmodifiedSince !== undefined && seconds > unmodifiedSince
  )
    throw new S3Error('PreconditionFailed');
  const noneMatch = header('if-none-match');
  const modifiedSince = date(header('if-modified-since'));
  if (noneMatch !== undefined) return matches(noneMatch, etag);
  return modifiedSince !== undefined && seconds <= modifiedSince;
}

/** The guard of a conditional write: `If-None-Match: *` or `If-Match`. @throws S3Error for any other condition */
export function writeGuard(headers: Headers): Guard {
  const noneMatch = headers.get('if-none-match');
  const match = headers.get('if-match');
  if (noneMatch !== undefined && (noneMatch !== '*' || match !== undefined))
    throw new S3Error('NotImplemented', 'A write knows If-None-Match: * or If-Match.');
  return (current) => {
    if (noneMatch !== undefined && current !== undefined) throw new S3Error('PreconditionFailed');
    if (match === undefined) return;
    if (current === undefined) throw new S3Error('NoSuchKey');
    if (!matches(match, current.etag)) throw new S3Error('PreconditionFailed');
  };
}

function matches(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''));
  return tags.includes('*') || tags.includes(etag);
}

function date(text: string | undefined): number | undefined {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? undefined : moment;
}
