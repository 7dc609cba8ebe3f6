import { S3Client } from '@aws-sdk/client-s3';
import { awaited } from '../clients/calls-under-way.ts';
import { clientSettings } from '../clients/client-settings.ts';

/**
 * The client of the photo store; endpoint, region and credentials come from the environment, as in Lambda. A checksum
 * goes with a request only where S3 asks for one: a presigner would sign that of an empty body.
 */
export function createS3Client(): S3Client {
  return awaited(
    new S3Client({
      ...clientSettings('s3'),
      requestChecksumCalculation: 'WHEN_REQUIRED',
    }),
  );
}
