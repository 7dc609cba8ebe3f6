import { receiveXml } from '../body/receive-xml.ts';
import { checkKey } from '../protocol/object-key.ts';
import { childrenOf, textOf, type XmlElement } from '../protocol/read-xml.ts';
import { S3Error } from '../protocol/s3-error.ts';
import { emptyResponse, xmlResponse } from '../protocol/s3-response.ts';
import { onObject } from './needs.ts';
import type { Call, Operation } from './operation.ts';

const maximumKeys = 1000;

export const deleteObject: Operation = {
  name: 'DeleteObject',
  method: 'DELETE',
  target: 'object',
  needs: onObject('s3:DeleteObject'),
  run: async ({ bucket, key, request }) => {
    if (request.headers.has('if-match'))
      throw new S3Error('NotImplemented', 'DeleteObject knows no conditions.');
    await bucket.objects.delete(key);
    return emptyResponse(204);
  },
};

export const deleteObjects: Operation = {
  name: 'DeleteObjects',
  method: 'POST',
  target: 'bucket',
  requires: { delete: '' },
  // Each key is allowed or refused by itself.
  needs: () => [],
  run: async (call) => {
    const { bucket, request, payloadHash } = call;
    requireDigest(call);
    const document = await receiveXml(request, payloadHash, 'Delete');
    const keys = childrenOf(document, 'Object').map(readKey);
    if (keys.length === 0 || keys.length > maximumKeys) throw new S3Error('MalformedXML');
    const denials = keys.flatMap((key) => deletionError(call, key));
    const deleted = keys.filter((key) => !denials.some(({ Key }) => Key === key));
    for (const key of deleted) await bucket.objects.delete(key);
    const isQuiet = textOf(document, 'Quiet') === 'true';
    return xmlResponse('DeleteResult', {
      Deleted: isQuiet ? [] : deleted.map((Key) => ({ Key })),
      Error: denials,
    });
  },
};

/** What is sent of a key that the caller may not delete. */
function deletionError({ bucket, permissions }: Call, key: string) {
  try {
    permissions.require([{ action: 's3:DeleteObject', bucket: bucket.name, key }]);
    return [];
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    return [{ Key: key, Code: error.code, Message: error.message }];
  }
}

/** S3 refuses a list of what to delete without a checksum, as it may be corrupted. */
function requireDigest({ request: { headers } }: Call): void {
  const isSent = [...headers.keys()].some(
    (name) => name === 'content-md5' || /^x-amz-checksum-(crc|sha)/.test(name),
  );
  if (!isSent) throw new S3Error('InvalidRequest', 'Missing required header for this request: Content-MD5');
}

function readKey(element: XmlElement): string {
  const others = element.children.find(({ name }) => name !== 'Key');
  if (others !== undefined)
    throw new S3Error('NotImplemented', `DeleteObjects does not know ${others.name}.`);
  const key = textOf(element, 'Key');
  if (key === undefined) throw new S3Error('MalformedXML');
  return checkKey(key);
}
