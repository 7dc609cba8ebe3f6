import { S3Error } from './s3-error.ts';

/** @throws S3Error InvalidURI for an escape that is none, or that is no UTF-8 */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
}
