import { S3Error } from '../protocol/s3-error.ts';
import type { S3Response } from '../protocol/s3-response.ts';
import type { Call, Operation } from './operation.ts';

/**
 * Runs an operation for a caller who may. Whoever may not list the bucket does not learn what is missing from it: that is a
 * 403 as well.
 * @throws S3Error
 */
export async function runPermitted({ needs, run }: Operation, call: Call): Promise<S3Response> {
  const { permissions, bucket } = call;
  permissions.require(needs(call));
  try {
    return await run(call);
  } catch (error) {
    const isMissing = error instanceof S3Error && error.code === 'NoSuchKey';
    if (isMissing && !permissions.has({ action: 's3:ListBucket', bucket: bucket.name }))
      throw new S3Error('AccessDenied');
    throw error;
  }
}
