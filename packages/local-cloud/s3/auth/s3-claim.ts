import { type Claim, type ClaimParts, readClaim } from '../../signature/claim.ts';
import { S3Error, type S3ErrorCode } from '../protocol/s3-error.ts';

/** A claim of S3, whose signatures state what the body must be. */
export interface S3Claim extends Claim {
  readonly payloadHash: string;
}

/** @throws S3Error with `code` for a scope that is not of this day and S3, and for a list without `host` */
export function readS3Claim(
  parts: ClaimParts,
  timestamp: string,
  payloadHash: string,
  code: S3ErrorCode,
): S3Claim {
  const claim = readClaim(parts, timestamp, 's3');
  if (typeof claim === 'string') throw new S3Error(code, claim);
  return { ...claim, payloadHash };
}
