import { timingSafeEqual } from 'node:crypto';
import { encodePath } from '../../http/encode-uri.ts';
import type { Caller } from '../../iam/callers.ts';
import type { Iam } from '../../iam/iam.ts';
import { sign } from '../../signature/signature-v4.ts';
import { decodeUri } from '../protocol/decode-uri.ts';
import { S3Error } from '../protocol/s3-error.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import { headerClaim } from './header-claim.ts';
import { presignedClaim } from './presigned-claim.ts';
import type { S3Claim } from './s3-claim.ts';

/** A request whose signature holds. */
export interface ProvenRequest {
  readonly caller: Caller;
  /** What the signature states for the body: its SHA-256, or one of the names S3 has for "not signed". */
  readonly payloadHash: string;
}

/**
 * Proves that the request was signed with the secret of a key and nothing of what was signed has changed.
 * @throws S3Error
 */
export function authenticate(request: S3Request, iam: Iam, now: number): ProvenRequest {
  const claim = readAnyClaim(request, now);
  if (request.query.has('X-Amz-Security-Token') || request.headers.has('x-amz-security-token'))
    throw new S3Error('InvalidToken');
  const key = iam.findKey(claim.accessKeyId);
  if (key === undefined) throw new S3Error('InvalidAccessKeyId');
  if (claim.region !== iam.region) {
    const code = request.wireHeaders.has('authorization')
      ? 'AuthorizationHeaderMalformed'
      : 'AuthorizationQueryParametersError';
    throw new S3Error(code, `the region '${claim.region}' is wrong; expecting '${iam.region}'`);
  }
  checkAllSigned(request, claim);
  const expected = sign({
    method: request.method,
    // Unlike every other service, S3 encodes the path once and leaves its dots and double slashes alone.
    path: encodePath(decodeUri(request.path)),
    query: [...request.query].filter(([name]) => name !== 'X-Amz-Signature'),
    headers: claim.signedHeaders.map((name) => [name, request.wireHeaders.get(name) ?? '']),
    payloadHash: claim.payloadHash,
    timestamp: claim.timestamp,
    region: iam.region,
    service: 's3',
    secretAccessKey: key.secretAccessKey,
  });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(claim.signature)))
    throw new S3Error('SignatureDoesNotMatch');
  return { caller: key.caller, payloadHash: claim.payloadHash };
}

function readAnyClaim(request: S3Request, now: number): S3Claim {
  const authorization = request.wireHeaders.get('authorization');
  const isPresigned = request.query.has('X-Amz-Algorithm') || request.query.has('X-Amz-Signature');
  if (authorization !== undefined && isPresigned)
    throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed');
  if (authorization !== undefined) return headerClaim(request, authorization, now);
  if (isPresigned) return presignedClaim(request, now);
  throw new S3Error('AccessDenied');
}

/** What steers S3 must be signed, or anybody with a URL could add it; and what is signed must have been sent. */
function checkAllSigned({ wireHeaders }: S3Request, { signedHeaders }: S3Claim): void {
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
