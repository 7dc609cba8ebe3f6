import type { StaticBucket } from '../s3/static-bucket.ts';
import type { EdgeRequest, EdgeResponse } from './edge-types.ts';

/** What a private S3 bucket responds to the distribution, which asks without conditions. */
export function fetchFromBucket(bucket: StaticBucket, request: EdgeRequest): EdgeResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return s3Error(403, 'AccessDenied', 'Access Denied');
  const key = objectKey(request.uri);
  // At its root a bucket lists what is in it to whoever may list it: one more path that must not be passed on.
  if (key === '' && bucket.missingStatus === 404)
    return xml(200, `<ListBucketResult><Name>${bucket.name}</Name></ListBucketResult>`);
  const object = bucket.get(key);
  if (object === undefined) {
    return bucket.missingStatus === 404
      ? s3Error(404, 'NoSuchKey', 'The specified key does not exist.')
      : s3Error(403, 'AccessDenied', 'Access Denied');
  }
  return { status: 200, headers: object.headers, body: object.body };
}

function objectKey(uri: string): string {
  try {
    return decodeURIComponent(uri.slice(1));
  } catch {
    return uri.slice(1);
  }
}

function s3Error(status: number, code: string, message: string): EdgeResponse {
  return xml(status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

function xml(status: number, content: string): EdgeResponse {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`);
  return { status, headers: { 'content-type': 'application/xml' }, body };
}
