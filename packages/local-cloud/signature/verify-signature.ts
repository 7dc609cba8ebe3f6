import { createHash, timingSafeEqual } from 'node:crypto';
import { splitUrl } from '../gateway/http/request-event.ts';
import { encodePath } from '../http/encode-uri.ts';
import { authorizationParts, type Claim, parseTimestamp, readClaim, splitOnce } from './claim.ts';
import { allowedSkew, sign, signingAlgorithm } from './signature-v4.ts';

/** A request as it came over the wire. */
export interface SignedRequest {
  readonly method: string;
  readonly url: string;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a request must be signed for. */
export interface Verification<K> {
  readonly service: string;
  readonly region: string;
  /** The secret behind an access key id. */
  readonly findKey: (accessKeyId: string) => K | undefined;
  /** Epoch milliseconds. */
  readonly now?: number;
}

/** The signature does not prove the request; `code` is AWS's own, by which SDK clients name the exception. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Proves that a request was signed in its Authorization header with the secret of a key, for this service and region, within the
 * last minutes, and that nothing of what was signed has changed. S3 has rules of its own.
 * @returns the key
 * @throws SignatureError
 */
export function verifySignature<K extends { readonly secretAccessKey: string }>(
  request: SignedRequest,
  { service, region, findKey, now = Date.now() }: Verification<K>,
): K {
  const claim = claimOf(request, service);
  const key = findKey(claim.accessKeyId);
  if (key === undefined) {
    const text = 'The security token included in the request is invalid.';
    throw new SignatureError('UnrecognizedClientException', text);
  }
  if (claim.region !== region) throw invalid(`Credential should be scoped to ${region}.`);
  checkTime(claim, now);
  checkHeaders(request, claim);
  const expected = expectedSignature(request, claim, { service, secretAccessKey: key.secretAccessKey });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(claim.signature))) {
    throw invalid(
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.',
    );
  }
  return key;
}

function claimOf({ headers }: SignedRequest, service: string): Claim {
  const { authorization } = headers;
  if (authorization === undefined)
    throw new SignatureError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const [algorithm, rest] = splitOnce(authorization, ' ');
  const parts = algorithm === signingAlgorithm ? authorizationParts(rest) : undefined;
  if (parts === undefined)
    throw new SignatureError('IncompleteSignatureException', 'The Authorization header is malformed.');
  const claim = readClaim(parts, headers['x-amz-date'] ?? '', service);
  if (typeof claim === 'string') throw invalid(claim);
  return claim;
}

function checkTime({ timestamp }: Claim, now: number): void {
  const moment = parseTimestamp(timestamp);
  if (moment === undefined || Math.abs(now - moment) > allowedSkew)
    throw invalid(`Signature expired or not yet current: ${timestamp}.`);
}

/** What names the call must be signed, or it could be made another; and what is signed must have been sent. */
function checkHeaders({ headers }: SignedRequest, { signedHeaders }: Claim): void {
  const unsigned = Object.keys(headers).filter(
    (name) => name.startsWith('x-amz-') && !signedHeaders.includes(name),
  );
  if (unsigned.length > 0) throw invalid(`These headers must be signed: ${unsigned.join(', ')}.`);
  const missing = signedHeaders.filter((name) => headers[name] === undefined);
  if (missing.length > 0) throw invalid(`These signed headers were not sent: ${missing.join(', ')}.`);
}

function expectedSignature(
  { method, url, headers, body }: SignedRequest,
  { signedHeaders, timestamp, region }: Claim,
  { service, secretAccessKey }: { readonly service: string; readonly secretAccessKey: string },
): string {
  const { pathname, query } = splitUrl(url);
  return sign({
    method,
    // Unlike in S3, what was encoded for the wire is encoded once more.
    path: encodePath(pathname),
    query: [...new URLSearchParams(query)],
    headers: signedHeaders.map((name) => [name, headers[name] ?? '']),
    payloadHash: createHash('sha256').update(body).digest('hex'),
    timestamp,
    region,
    service,
    secretAccessKey,
  });
}

function invalid(message: string): SignatureError {
  return new SignatureError('InvalidSignatureException', message);
}
