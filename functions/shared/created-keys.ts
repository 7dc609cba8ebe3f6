import type { S3Event } from 'aws-lambda';

/** The keys of new objects, which S3 writes as a form writes its fields. */
export function createdKeys(event: S3Event): string[] {
  return event.Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
}
