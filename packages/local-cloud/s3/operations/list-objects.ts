import { encodePath } from '../../http/encode-uri.ts';
import { S3Error } from '../protocol/s3-error.ts';
import { xmlResponse } from '../protocol/s3-response.ts';
import type { ListPosition } from '../store/list-keys.ts';
import type { StoredObject } from '../store/stored-object.ts';
import { toList } from './needs.ts';
import type { Operation } from './operation.ts';

const largestPage = 1000;

export const listObjects: Operation = {
  name: 'ListObjectsV2',
  method: 'GET',
  target: 'bucket',
  requires: { 'list-type': '2' },
  needs: toList,
  query: ['continuation-token', 'delimiter', 'encoding-type', 'max-keys', 'prefix', 'start-after'],
  run: async ({ bucket, request: { query } }) => {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter') ?? '';
    const token = query.get('continuation-token');
    const startAfter = query.get('start-after');
    const maxKeys = readMaxKeys(query.get('max-keys'));
    const position = token === undefined ? positionAfter(startAfter) : readToken(token);
    const { keys, commonPrefixes, next } = bucket.objects.list({ prefix, delimiter, maxKeys, position });
    const encode = readEncoding(query.get('encoding-type'));
    const contents = keys.flatMap((key) => bucket.objects.get(key) ?? []);
    return xmlResponse('ListBucketResult', {
      Name: bucket.name,
      Prefix: encode(prefix),
      Delimiter: delimiter === '' ? undefined : encode(delimiter),
      StartAfter: startAfter === undefined ? undefined : encode(startAfter),
      ContinuationToken: token,
      NextContinuationToken: next === undefined ? undefined : writeToken(next),
      EncodingType: query.get('encoding-type'),
      KeyCount: contents.length + commonPrefixes.length,
      MaxKeys: maxKeys,
      IsTruncated: next !== undefined,
      Contents: contents.map((object) => listed(object, encode)),
      CommonPrefixes: commonPrefixes.map((common) => ({ Prefix: encode(common) })),
    });
  },
};

function listed(object: StoredObject, encode: (text: string) => string) {
  return {
    Key: encode(object.key),
    LastModified: new Date(object.lastModified).toISOString(),
    ETag: `"${object.etag}"`,
    ChecksumAlgorithm: object.checksum?.name.toUpperCase(),
    Size: object.size,
    StorageClass: 'STANDARD',
  };
}

function readMaxKeys(text = String(largestPage)): number {
  if (!/^\d{1,9}$/.test(text)) throw new S3Error('InvalidArgument', 'max-keys must be a number.');
  return Math.min(Number(text), largestPage);
}

function readEncoding(type: string | undefined): (text: string) => string {
  if (type === undefined) return (text) => text;
  if (type === 'url') return encodePath;
  throw new S3Error('InvalidArgument', 'Invalid Encoding Method specified in Request');
}

function positionAfter(key: string | undefined): ListPosition | undefined {
  return key === undefined || key === '' ? undefined : { after: key, isPrefix: false };
}

function writeToken({ after, isPrefix }: ListPosition): string {
  return Buffer.from(JSON.stringify([after, isPrefix])).toString('base64url');
}

function readToken(token: string): ListPosition {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'boolean')
      return { after: value[0], isPrefix: value[1] };
  } catch {
    // Not one of ours.
  }
  throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect');
}
