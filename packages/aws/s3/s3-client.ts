import { S3Client } from '@aws-sdk/client-s3';

/**
 * The client of the photo store; endpoint, region and credentials come from the environment, as in Lambda. A checksum
 * goes with a request only where S3 asks for one: a presigner would sign that of an empty body. S3 that does not respond
 * is given up well within a function's own time.
 */
export function createS3Client(): S3Client {
  return new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
}
