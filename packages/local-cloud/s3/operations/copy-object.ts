import type { Need } from '../auth/s3-permissions.ts';
import { decodeUri } from '../protocol/decode-uri.ts';
import { checkKey } from '../protocol/object-key.ts';
import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { xmlResponse } from '../protocol/s3-response.ts';
import type { ObjectAttributes, StoredObject } from '../store/stored-object.ts';
import { isUnmodified, writeGuard } from './conditions.ts';
import { onObject, toCreate } from './needs.ts';
import { attributeHeaders, readAttributes } from './object-attributes.ts';
import type { Call, Operation } from './operation.ts';

const source = 'x-amz-copy-source';

export const copyObject: Operation = {
  name: 'CopyObject',
  method: 'PUT',
  target: 'object',
  requiredHeader: source,
  headers: [
    ...attributeHeaders,
    source,
    `${source}-if-match`,
    `${source}-if-modified-since`,
    `${source}-if-none-match`,
    `${source}-if-unmodified-since`,
    'x-amz-metadata-directive',
    'x-amz-tagging-directive',
  ],
  needs: copyNeeds,
  run: async (call) => {
    const { request, bucket, key, now, created } = call;
    const from = findSource(call);
    if (isUnmodified(request.headers, from.object, `${source}-`)) throw new S3Error('PreconditionFailed');
    const attributes = copiedAttributes(request, from.object);
    if (
      from.store === bucket.objects &&
      from.object.key === key &&
      attributes.headers === from.object.headers
    )
      throw new S3Error('InvalidRequest', 'An object can be copied to itself only with other metadata.');
    const object = await bucket.objects.copy(key, attributes, from, {
      guard: writeGuard(request.headers),
      now,
    });
    created(object, 'Copy');
    return xmlResponse('CopyObjectResult', {
      ETag: `"${object.etag}"`,
      LastModified: new Date(object.lastModified).toISOString(),
    });
  },
};

/** Tags are copied by rights of their own, if there are any. */
function copyNeeds(call: Call): Need[] {
  const from = sourceAddress(call.request);
  const object = call.buckets.get(from.bucket)?.objects.get(from.key);
  const isTagged =
    !isReplaced(call.request, 'x-amz-tagging-directive') && Object.keys(object?.tags ?? {}).length > 0;
  return [
    { action: 's3:GetObject', ...from },
    ...toCreate(call),
    ...(isTagged
      ? [{ action: 's3:GetObjectTagging', ...from }, ...onObject('s3:PutObjectTagging')(call)]
      : []),
  ];
}

function findSource({ request, buckets }: Call): {
  readonly store: Call['bucket']['objects'];
  readonly object: StoredObject;
} {
  const { bucket, key } = sourceAddress(request);
  const store = buckets.get(bucket)?.objects;
  if (store === undefined) throw new S3Error('NoSuchBucket');
  const object = store.get(key);
  if (object === undefined) throw new S3Error('NoSuchKey');
  return { store, object };
}

function sourceAddress(request: S3Request): { readonly bucket: string; readonly key: string } {
  const text = (request.headers.get(source) ?? '').replace(/^\//, '');
  const [path = '', parameters] = text.split('?');
  if (parameters !== undefined) throw new S3Error('NotImplemented', 'The local S3 keeps no versions.');
  const slash = path.indexOf('/');
  if (slash < 1) throw new S3Error('InvalidArgument', `${source} must be <bucket>/<key>.`);
  return { bucket: decodeUri(path.slice(0, slash)), key: checkKey(decodeUri(path.slice(slash + 1))) };
}

function copiedAttributes(request: S3Request, object: StoredObject): ObjectAttributes {
  const own = readAttributes(request.headers);
  return {
    headers: isReplaced(request, 'x-amz-metadata-directive') ? own.headers : object.headers,
    tags: isReplaced(request, 'x-amz-tagging-directive') ? own.tags : object.tags,
  };
}

function isReplaced({ headers }: S3Request, name: string): boolean {
  const directive = headers.get(name) ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE')
    throw new S3Error('InvalidArgument', `${name} must be COPY or REPLACE.`);
  return directive === 'REPLACE';
}
