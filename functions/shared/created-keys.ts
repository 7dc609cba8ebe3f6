import type { S3Event } from 'aws-lambda';

/** The keys of created objects, which S3 events carry form-encoded. */
export function createdKeys(event: S3Event): string[] {
  return event.Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
}
