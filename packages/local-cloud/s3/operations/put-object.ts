import { receiveBody } from '../body/receive-body.ts';
import { emptyResponse } from '../protocol/s3-response.ts';
import { writeGuard } from './conditions.ts';
import { toCreate } from './needs.ts';
import { attributeHeaders, readAttributes } from './object-attributes.ts';
import type { Operation } from './operation.ts';

export const putObject: Operation = {
  name: 'PutObject',
  method: 'PUT',
  target: 'object',
  headers: attributeHeaders,
  needs: toCreate,
  run: async ({ request, payloadHash, bucket, key, sizeLimit, now, created }) => {
    const attributes = readAttributes(request.headers);
    const guard = writeGuard(request.headers);
    // A condition that cannot hold is refused before the body is read, and checked again afterwards.
    guard(bucket.objects.get(key));
    const object = await bucket.objects.put(
      key,
      attributes,
      async (target) => {
        const { size, md5, checksum } = await receiveBody(request, payloadHash, sizeLimit, target);
        return { size, etag: md5, checksum };
      },
      { guard, now },
    );
    created(object, 'Put');
    const { checksum } = object;
    return emptyResponse(200, {
      etag: `"${object.etag}"`,
      'x-amz-server-side-encryption': 'AES256',
      ...(checksum !== undefined && {
        [`x-amz-checksum-${checksum.name}`]: checksum.value,
        'x-amz-checksum-type': 'FULL_OBJECT',
      }),
    });
  },
};
