import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { emptyResponse } from '../protocol/s3-response.ts';
import { completeMultipartUpload } from './complete-multipart-upload.ts';
import { copyObject } from './copy-object.ts';
import { deleteObject, deleteObjects } from './delete-objects.ts';
import { getObject, headObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { abortMultipartUpload, createMultipartUpload, listParts, uploadPart } from './multipart-upload.ts';
import { toList } from './needs.ts';
import type { Operation } from './operation.ts';
import { putObject } from './put-object.ts';
import { deleteObjectTagging, getObjectTagging, putObjectTagging } from './tags.ts';

const headBucket: Operation = {
  name: 'HeadBucket',
  method: 'HEAD',
  target: 'bucket',
  needs: toList,
  run: async () => emptyResponse(200),
};

/** The first that fits is taken, so the plain ones come last. */
const operations: readonly Operation[] = [
  abortMultipartUpload,
  completeMultipartUpload,
  copyObject,
  createMultipartUpload,
  deleteObjectTagging,
  deleteObjects,
  getObjectTagging,
  headBucket,
  listObjects,
  listParts,
  putObjectTagging,
  uploadPart,
  deleteObject,
  getObject,
  headObject,
  putObject,
];

/** Parameters and headers that have to do with the way of a request, not with its operation. */
const transport = {
  query: /^(x-id|X-Amz-(Algorithm|Content-Sha256|Credential|Date|Expires|Signature|SignedHeaders))$/,
  headers:
    /^x-amz-(checksum-(mode|crc32|crc32c|sha1|sha256|crc64nvme)|content-sha256|date|decoded-content-length|expected-bucket-owner|sdk-checksum-algorithm|trailer|user-agent)$/,
};

/**
 * The operation of a request.
 * @throws S3Error NotImplemented for an operation, parameter or header the local S3 does not support, so that nothing
 * seems to work here that would mean something else in AWS
 */
export function findOperation(request: S3Request): Operation {
  const operation = operations.find((candidate) => fits(candidate, request));
  if (operation === undefined) throw new S3Error('NotImplemented');
  const { query = [], headers = [], requires = {} } = operation;
  const parameters = [...request.query.keys()].filter(
    (name) =>
      !transport.query.test(name) &&
      !name.toLowerCase().startsWith('x-amz-') &&
      !query.includes(name) &&
      !(name in requires),
  );
  const unknownHeaders = [...request.headers.keys()].filter(
    (name) => name.startsWith('x-amz-') && !transport.headers.test(name) && !isKnown(headers, name),
  );
  const unknown = [...parameters, ...unknownHeaders];
  if (unknown.length === 0) return operation;
  throw new S3Error(
    'NotImplemented',
    `The local S3 does not know ${unknown.join(', ')} of ${operation.name}.`,
  );
}

function fits({ method, target, requires = {}, requiredHeader }: Operation, request: S3Request): boolean {
  const isTarget = target === (request.key === undefined ? 'bucket' : 'object');
  const hasHeader = requiredHeader === undefined || request.headers.has(requiredHeader);
  const hasParameters = Object.entries(requires).every(([name, value]) => {
    const sent = request.query.get(name);
    return sent !== undefined && (value === undefined || sent === value);
  });
  return method === request.method && isTarget && hasHeader && hasParameters;
}

function isKnown(headers: readonly string[], name: string): boolean {
  return headers.some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name,
  );
}
