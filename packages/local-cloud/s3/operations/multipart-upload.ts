import { receiveBody } from '../body/receive-body.ts';
import { S3Error } from '../protocol/s3-error.ts';
import { emptyResponse, xmlResponse } from '../protocol/s3-response.ts';
import type { Upload } from '../store/upload-store.ts';
import { onObject, toCreate } from './needs.ts';
import { attributeHeaders, readAttributes } from './object-attributes.ts';
import type { Call, Operation } from './operation.ts';

const largestNumber = 10_000;

export const createMultipartUpload: Operation = {
  name: 'CreateMultipartUpload',
  method: 'POST',
  target: 'object',
  requires: { uploads: '' },
  headers: [...attributeHeaders, 'x-amz-checksum-algorithm'],
  needs: toCreate,
  run: async ({ request, bucket, key, now }) => {
    const upload = await bucket.uploads.create(key, readAttributes(request.headers), now);
    return xmlResponse('InitiateMultipartUploadResult', {
      Bucket: bucket.name,
      Key: key,
      UploadId: upload.id,
    });
  },
};

export const uploadPart: Operation = {
  name: 'UploadPart',
  method: 'PUT',
  target: 'object',
  requires: { partNumber: undefined, uploadId: undefined },
  needs: onObject('s3:PutObject'),
  run: async (call) => {
    const { request, bucket, payloadHash, sizeLimit, now } = call;
    const { id } = findUpload(call);
    const part = await bucket.uploads.putPart(id, partNumber(call), now, async (target) => {
      const { size, md5, checksum } = await receiveBody(request, payloadHash, sizeLimit, target);
      return { size, etag: md5, checksum };
    });
    if (part === undefined) throw new S3Error('NoSuchUpload');
    const { etag, checksum } = part;
    return emptyResponse(200, {
      etag: `"${etag}"`,
      ...(checksum !== undefined && { [`x-amz-checksum-${checksum.name}`]: checksum.value }),
    });
  },
};

export const abortMultipartUpload: Operation = {
  name: 'AbortMultipartUpload',
  method: 'DELETE',
  target: 'object',
  requires: { uploadId: undefined },
  needs: onObject('s3:AbortMultipartUpload'),
  run: async (call) => {
    const { id } = findUpload(call);
    const { uploads } = call.bucket;
    await uploads.exclusive(id, () => uploads.remove(id));
    return emptyResponse(204);
  },
};

export const listParts: Operation = {
  name: 'ListParts',
  method: 'GET',
  target: 'object',
  requires: { uploadId: undefined },
  query: ['max-parts', 'part-number-marker'],
  needs: onObject('s3:ListMultipartUploadParts'),
  run: async (call) => {
    const { id, key, parts } = findUpload(call);
    const { query } = call.request;
    const marker = Number(query.get('part-number-marker') ?? 0);
    const maxParts = Math.min(Number(query.get('max-parts') ?? 1000), 1000);
    if (!Number.isInteger(marker) || !Number.isInteger(maxParts) || maxParts < 1)
      throw new S3Error('InvalidArgument', 'max-parts and part-number-marker must be numbers.');
    const rest = [...parts.values()].filter(({ number }) => number > marker);
    const page = rest.toSorted((a, b) => a.number - b.number).slice(0, maxParts);
    const isTruncated = page.length < rest.length;
    return xmlResponse('ListPartsResult', {
      Bucket: call.bucket.name,
      Key: key,
      UploadId: id,
      PartNumberMarker: marker,
      NextPartNumberMarker: isTruncated ? page.at(-1)?.number : undefined,
      MaxParts: maxParts,
      IsTruncated: isTruncated,
      StorageClass: 'STANDARD',
      Part: page.map(({ number, lastModified, etag, size }) => ({
        PartNumber: number,
        LastModified: new Date(lastModified).toISOString(),
        ETag: `"${etag}"`,
        Size: size,
      })),
    });
  },
};

/** The upload a request is about. @throws S3Error NoSuchUpload, for one of another key as well */
export function findUpload({ bucket, key, request }: Call): Upload {
  const upload = bucket.uploads.get(request.query.get('uploadId') ?? '');
  if (upload?.key !== key) throw new S3Error('NoSuchUpload');
  return upload;
}

function partNumber({ request }: Call): number {
  const text = request.query.get('partNumber') ?? '';
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= largestNumber) return number;
  throw new S3Error(
    'InvalidArgument',
    `Part number must be an integer between 1 and ${largestNumber}, inclusive`,
  );
}
