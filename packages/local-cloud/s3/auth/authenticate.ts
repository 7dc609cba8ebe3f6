import { timingSafeEqual } from 'node:crypto';
import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import type { Claim } from './claim.ts';
import { headerClaim } from './header-claim.ts';
import { presignedClaim } from './presigned-claim.ts';
import { sign } from './signature.ts';

/** Who may call, and where the bucket is. */
export interface Access {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/**
 * Proves that the request was signed with the local secret and nothing of what was signed has changed. Returns what
 * the signature states for the body: its SHA-256, or one of the names S3 has for "not signed".
 * @throws S3Error
 */
export function authenticate(request: S3Request, access: Access, now: number): string {
  const claim = readAnyClaim(request, now);
  if (request.query.has('X-Amz-Security-Token') || request.headers.has('x-amz-security-token'))
    throw new S3Error('InvalidToken');
  if (claim.accessKeyId !== access.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  if (claim.region !== access.region) {
    const code = request.wireHeaders.has('authorization')
      ? 'AuthorizationHeaderMalformed'
      : 'AuthorizationQueryParametersError';
    throw new S3Error(code, `the region '${claim.region}' is wrong; expecting '${access.region}'`);
  }
  checkAllSigned(request, claim);
  const expected = sign({
    method: request.method,
    path: request.path,
    query: [...request.query].filter(([name]) => name !== 'X-Amz-Signature'),
    headers: claim.signedHeaders.map((name) => [name, request.wireHeaders.get(name) ?? '']),
    payloadHash: claim.payloadHash,
    timestamp: claim.timestamp,
    region: access.region,
    secretAccessKey: access.secretAccessKey,
  });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(claim.signature)))
    throw new S3Error('SignatureDoesNotMatch');
  return claim.payloadHash;
}

function readAnyClaim(request: S3Request, now: number): Claim {
  const authorization = request.wireHeaders.get('authorization');
  const isPresigned = request.query.has('X-Amz-Algorithm') || request.query.has('X-Amz-Signature');
  if (authorization !== undefined && isPresigned)
    throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed');
  if (authorization !== undefined) return headerClaim(request, authorization, now);
  if (isPresigned) return presignedClaim(request, now);
  throw new S3Error('AccessDenied');
}

/** What steers S3 must be signed, or anybody with a URL could add it; and what is signed must have been sent. */
function checkAllSigned({ wireHeaders }: S3Request, { signedHeaders }: Claim): void {
  const unsigned = [...wireHeaders.keys()].filter(
    (name) => name.startsWith('x-amz-') && !signedHeaders.includes(name),
  );
  if (unsigned.length > 0) {
    const names = unsigned.join(', ');
    throw new S3Error(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${names}`,
    );
  }
  if (signedHeaders.some((name) => !wireHeaders.has(name))) throw new S3Error('SignatureDoesNotMatch');
}
