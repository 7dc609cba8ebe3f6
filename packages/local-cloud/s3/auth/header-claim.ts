import { authorizationParts, parseTimestamp, splitOnce } from '../../signature/claim.ts';
import { allowedSkew, signingAlgorithm } from '../../signature/signature-v4.ts';
import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { readS3Claim, type S3Claim } from './s3-claim.ts';

/** The claim of an Authorization header. @throws S3Error */
export function headerClaim({ wireHeaders }: S3Request, authorization: string, now: number): S3Claim {
  const [algorithm, rest] = splitOnce(authorization, ' ');
  if (algorithm !== signingAlgorithm)
    throw new S3Error('InvalidRequest', `The local S3 takes ${signingAlgorithm} only.`);
  const parts = authorizationParts(rest);
  if (parts === undefined) throw new S3Error('AuthorizationHeaderMalformed');
  const timestamp = wireHeaders.get('x-amz-date') ?? '';
  const moment = parseTimestamp(timestamp);
  if (moment === undefined)
    throw new S3Error('AccessDenied', 'AWS authentication requires a valid x-amz-date.');
  if (Math.abs(now - moment) > allowedSkew) throw new S3Error('RequestTimeTooSkewed');
  const payloadHash = wireHeaders.get('x-amz-content-sha256');
  if (payloadHash === undefined)
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  return readS3Claim(parts, timestamp, payloadHash, 'AuthorizationHeaderMalformed');
}
