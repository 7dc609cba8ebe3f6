/** What a request claims of its own signature, before anything of it is checked. */
export interface Claim {
  readonly accessKeyId: string;
  readonly region: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** As `20260731T120000Z`. */
  readonly timestamp: string;
}

export interface ClaimParts {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
}

/** The three parts of an Authorization header of Signature Version 4, without its algorithm; undefined for others. */
export function authorizationParts(rest: string): ClaimParts | undefined {
  const parts = new Map(rest.split(',').map((part) => splitOnce(part.trim(), '=')));
  const [credential, signedHeaders, signature] = ['Credential', 'SignedHeaders', 'Signature'].map((name) =>
    parts.get(name),
  );
  if (credential === undefined || signedHeaders === undefined || signature === undefined || parts.size !== 3)
    return undefined;
  return { credential, signedHeaders, signature };
}

/** Reads the parts of a claim; a text that says what is wrong with them, where they are not of this service and day. */
export function readClaim(parts: ClaimParts, timestamp: string, service: string): Claim | string {
  const [accessKeyId, day, region, scope, end, ...more] = parts.credential.split('/');
  const isScope = scope === service && end === 'aws4_request' && more.length === 0;
  if (!accessKeyId || !region || !isScope || day !== timestamp.slice(0, 8))
    return `The credential must be <access key>/<day of the date>/<region>/${service}/aws4_request.`;
  const signedHeaders = parts.signedHeaders.split(';');
  const isSorted = signedHeaders.every(
    (name, index) => index === 0 || (signedHeaders[index - 1] ?? '') < name,
  );
  if (!isSorted || !signedHeaders.includes('host')) return 'SignedHeaders must be in order and hold host.';
  if (!/^[0-9a-f]{64}$/.test(parts.signature)) return 'The signature is malformed.';
  return { accessKeyId, region, signedHeaders, signature: parts.signature, timestamp };
}

/** The moment of `20260731T120000Z`, in epoch milliseconds; undefined for anything else. */
export function parseTimestamp(text: string): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

export function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
