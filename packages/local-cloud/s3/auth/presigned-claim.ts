import { parseTimestamp } from '../../signature/claim.ts';
import { allowedSkew, signingAlgorithm } from '../../signature/signature-v4.ts';
import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { readS3Claim, type S3Claim } from './s3-claim.ts';

const code = 'AuthorizationQueryParametersError';
const maximumExpiry = 7 * 24 * 3600;

/** The claim of a presigned URL. @throws S3Error, `Request has expired` when its time is over */
export function presignedClaim({ query, wireHeaders }: S3Request, now: number): S3Claim {
  const required = (name: string): string => {
    const value = query.get(name);
    if (value === undefined) throw new S3Error(code, `The query must hold ${name}.`);
    return value;
  };
  if (required('X-Amz-Algorithm') !== signingAlgorithm)
    throw new S3Error(code, `X-Amz-Algorithm only supports ${signingAlgorithm}`);
  const timestamp = required('X-Amz-Date');
  checkTime(timestamp, required('X-Amz-Expires'), now);
  const parts = {
    credential: required('X-Amz-Credential'),
    signedHeaders: required('X-Amz-SignedHeaders'),
    signature: required('X-Amz-Signature'),
  };
  const payloadHash = query.get('X-Amz-Content-Sha256') ?? wireHeaders.get('x-amz-content-sha256');
  return readS3Claim(parts, timestamp, payloadHash ?? 'UNSIGNED-PAYLOAD', code);
}

function checkTime(timestamp: string, expires: string, now: number): void {
  const moment = parseTimestamp(timestamp);
  if (moment === undefined) throw new S3Error(code, 'X-Amz-Date must be in the form yyyyMMddTHHmmssZ.');
  const seconds = /^\d{1,6}$/.test(expires) ? Number(expires) : Number.NaN;
  if (!(seconds >= 1 && seconds <= maximumExpiry))
    throw new S3Error(code, `X-Amz-Expires must be a number of seconds from 1 to ${maximumExpiry}.`);
  if (moment - now > allowedSkew) throw new S3Error('AccessDenied', 'Request is not valid yet');
  if (now >= moment + seconds * 1000) throw new S3Error('AccessDenied', 'Request has expired');
}
