import { S3Error } from './s3-error.ts';

const maximumBytes = 1024;

/**
 * Refuses what S3 refuses as a key: none, over 1,024 bytes of UTF-8, and paths whose `..` climb above the bucket.
 * NUL is refused as well. No key ever names a file, so this guards against surprises, not the disk.
 * @throws S3Error
 */
export function checkKey(key: string): string {
  if (key === '' || key.includes('\0') || !key.isWellFormed() || climbs(key)) throw new S3Error('InvalidURI');
  if (Buffer.byteLength(key) > maximumBytes) throw new S3Error('KeyTooLongError');
  return key;
}

function climbs(key: string): boolean {
  let depth = 0;
  for (const segment of key.split('/')) {
    if (segment === '..') depth -= 1;
    else if (segment !== '' && segment !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
