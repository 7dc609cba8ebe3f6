import { S3Error, type S3ErrorCode } from '../protocol/s3-error.ts';

/** What a request claims of its own signature, before anything of it is checked. */
export interface Claim {
  readonly accessKeyId: string;
  readonly region: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** As `20260731T120000Z`. */
  readonly timestamp: string;
  readonly payloadHash: string;
}

/**
 * Reads the parts every claim has.
 * @throws S3Error with `code` for a scope that is not of this day and S3, and for a list without `host`
 */
export function readClaim(
  parts: { readonly credential: string; readonly signedHeaders: string; readonly signature: string },
  timestamp: string,
  payloadHash: string,
  code: S3ErrorCode,
): Claim {
  const scope = /^([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request$/.exec(parts.credential);
  const [, accessKeyId, day, region] = scope ?? [];
  if (accessKeyId === undefined || region === undefined || day !== timestamp.slice(0, 8))
    throw new S3Error(
      code,
      'The credential must be <access key>/<day of the date>/<region>/s3/aws4_request.',
    );
  const signedHeaders = parts.signedHeaders.split(';');
  const isSorted = signedHeaders.every(
    (name, index) => index === 0 || (signedHeaders[index - 1] ?? '') < name,
  );
  if (!isSorted || !signedHeaders.includes('host'))
    throw new S3Error(code, 'SignedHeaders must be in order and hold host.');
  if (!/^[0-9a-f]{64}$/.test(parts.signature)) throw new S3Error(code, 'The signature is malformed.');
  return { accessKeyId, region, signedHeaders, signature: parts.signature, timestamp, payloadHash };
}

/** The moment of `20260731T120000Z`, in epoch milliseconds; undefined for anything else. */
export function parseTimestamp(text: string): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** How far a caller's clock may be off, in milliseconds. */
export const allowedSkew = 15 * 60_000;
