import { receiveXml } from '../body/receive-xml.ts';
import { childrenOf, textOf } from '../protocol/read-xml.ts';
import { S3Error } from '../protocol/s3-error.ts';
import { emptyResponse, xmlResponse } from '../protocol/s3-response.ts';
import type { StoredObject } from '../store/stored-object.ts';
import { onObject } from './needs.ts';
import type { Operation } from './operation.ts';

/** The rules of S3 for an object's tags. @throws S3Error InvalidTag */
export function checkTags(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const tags = Object.fromEntries(pairs);
  const isValid = pairs.every(
    ([name, value]) =>
      /^[\p{L}\p{Z}\p{N}_.:/=+\-@]{1,128}$/u.test(name) && /^[\p{L}\p{Z}\p{N}_.:/=+\-@]{0,256}$/u.test(value),
  );
  if (!isValid || pairs.length > 10 || Object.keys(tags).length !== pairs.length)
    throw new S3Error('InvalidTag');
  return tags;
}

export const getObjectTagging: Operation = {
  name: 'GetObjectTagging',
  method: 'GET',
  target: 'object',
  requires: { tagging: '' },
  needs: onObject('s3:GetObjectTagging'),
  run: async ({ bucket, key }) => {
    const object = bucket.objects.get(key);
    if (object === undefined) throw new S3Error('NoSuchKey');
    return xmlResponse('Tagging', {
      TagSet: { Tag: Object.entries(object.tags).map(([Key, Value]) => ({ Key, Value })) },
    });
  },
};

export const putObjectTagging: Operation = {
  name: 'PutObjectTagging',
  method: 'PUT',
  target: 'object',
  requires: { tagging: '' },
  needs: onObject('s3:PutObjectTagging'),
  run: async ({ request, payloadHash, bucket, key }) => {
    const document = await receiveXml(request, payloadHash, 'Tagging');
    const set = childrenOf(document, 'TagSet').flatMap((element) => childrenOf(element, 'Tag'));
    const tags = checkTags(
      set.map((tag) => {
        const [name, value] = [textOf(tag, 'Key'), textOf(tag, 'Value')];
        if (name === undefined || value === undefined) throw new S3Error('MalformedXML');
        return [name, value];
      }),
    );
    await bucket.objects.tag(key, tags, mustExist);
    return emptyResponse(200);
  },
};

export const deleteObjectTagging: Operation = {
  name: 'DeleteObjectTagging',
  method: 'DELETE',
  target: 'object',
  requires: { tagging: '' },
  needs: onObject('s3:DeleteObjectTagging'),
  run: async ({ bucket, key }) => {
    await bucket.objects.tag(key, {}, mustExist);
    return emptyResponse(204);
  },
};

function mustExist(object: StoredObject | undefined): void {
  if (object === undefined) throw new S3Error('NoSuchKey');
}
