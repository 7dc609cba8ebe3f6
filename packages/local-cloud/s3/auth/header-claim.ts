import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { allowedSkew, type Claim, parseTimestamp, readClaim } from './claim.ts';
import { signingAlgorithm } from './signature.ts';

/** The claim of an Authorization header. @throws S3Error */
export function headerClaim({ wireHeaders }: S3Request, authorization: string, now: number): Claim {
  const [algorithm, rest] = split(authorization, ' ');
  if (algorithm !== signingAlgorithm)
    throw new S3Error('InvalidRequest', `The local S3 takes ${signingAlgorithm} only.`);
  const parts = new Map(rest.split(',').map((part) => split(part.trim(), '=')));
  const [credential, signedHeaders, signature] = ['Credential', 'SignedHeaders', 'Signature'].map((name) =>
    parts.get(name),
  );
  if (credential === undefined || signedHeaders === undefined || signature === undefined || parts.size !== 3)
    throw new S3Error('AuthorizationHeaderMalformed');
  const timestamp = wireHeaders.get('x-amz-date') ?? '';
  const moment = parseTimestamp(timestamp);
  if (moment === undefined)
    throw new S3Error('AccessDenied', 'AWS authentication requires a valid x-amz-date.');
  if (Math.abs(now - moment) > allowedSkew) throw new S3Error('RequestTimeTooSkewed');
  const payloadHash = wireHeaders.get('x-amz-content-sha256');
  if (payloadHash === undefined)
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  return readClaim(
    { credential, signedHeaders, signature },
    timestamp,
    payloadHash,
    'AuthorizationHeaderMalformed',
  );
}

function split(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
