import { createHash } from 'node:crypto';
import { receiveXml } from '../body/receive-xml.ts';
import { childrenOf, textOf, type XmlElement } from '../protocol/read-xml.ts';
import { S3Error } from '../protocol/s3-error.ts';
import { xmlResponse } from '../protocol/s3-response.ts';
import type { Upload, UploadPart } from '../store/upload-store.ts';
import { writeGuard } from './conditions.ts';
import { findUpload } from './multipart-upload.ts';
import { onObject } from './needs.ts';
import type { Operation } from './operation.ts';

/** Every part but the last must have as much. */
const minPartSize = 5 * 1024 * 1024;

export const completeMultipartUpload: Operation = {
  name: 'CompleteMultipartUpload',
  method: 'POST',
  target: 'object',
  requires: { uploadId: undefined },
  needs: onObject('s3:PutObject'),
  run: async (call) => {
    const { request, payloadHash, bucket, key, sizeLimit, now, created } = call;
    const { id } = findUpload(call);
    const guard = writeGuard(request.headers);
    const document = await receiveXml(request, payloadHash, 'CompleteMultipartUpload');
    const object = await bucket.uploads.exclusive(id, async () => {
      const upload = findUpload(call);
      const parts = chooseParts(upload, childrenOf(document, 'Part'));
      const size = parts.reduce((sum, part) => sum + part.size, 0);
      if (size > sizeLimit) throw new S3Error('EntityTooLarge');
      const done = await bucket.objects.put(
        key,
        upload.attributes,
        async (target) => {
          await bucket.uploads.join(id, parts, target);
          return { size, etag: joinedEtag(parts), checksum: undefined };
        },
        { guard, now },
      );
      await bucket.uploads.remove(id);
      return done;
    });
    created(object, 'CompleteMultipartUpload');
    return xmlResponse('CompleteMultipartUploadResult', {
      Location: `/${bucket.name}/${key}`,
      Bucket: bucket.name,
      Key: key,
      ETag: `"${object.etag}"`,
    });
  },
};

function chooseParts(upload: Upload, elements: readonly XmlElement[]): UploadPart[] {
  if (elements.length === 0) throw new S3Error('MalformedXML');
  const parts = elements.map((element) => findPart(upload, element));
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    if (before !== undefined && before.number >= part.number) throw new S3Error('InvalidPartOrder');
    if (before !== undefined && before.size < minPartSize) throw new S3Error('EntityTooSmall');
  });
  return parts;
}

function findPart({ parts }: Upload, element: XmlElement): UploadPart {
  const part = parts.get(Number(textOf(element, 'PartNumber')));
  const etag = textOf(element, 'ETag')?.replaceAll('"', '');
  if (part === undefined || part.etag !== etag) throw new S3Error('InvalidPart');
  for (const { name, text } of element.children) {
    if (!name.startsWith('Checksum')) continue;
    const { checksum } = part;
    if (name !== `Checksum${checksum?.name.toUpperCase()}` || text !== checksum?.value)
      throw new S3Error('InvalidPart');
  }
  return part;
}

/** The hash of the parts' hashes, and how many they are. */
function joinedEtag(parts: readonly UploadPart[]): string {
  const hash = createHash('md5');
  for (const { etag } of parts) hash.update(etag, 'hex');
  return `${hash.digest('hex')}-${parts.length}`;
}
