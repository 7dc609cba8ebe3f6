import type { IncomingMessage } from 'node:http';

/** A refusal of the @connections API, by the error type the SDK makes an exception of. */
export class ManagementError extends Error {
  override readonly name = 'ManagementError';
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

const credentialForm = /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/\d{8}\/([^/,]+)\/([^/,]+)\/aws4_request,/;

/**
 * Checks that a call is signed with Signature Version 4, by the local cloud's own access key and for this service and
 * region. The signature itself is not computed: loopback and the random key keep other callers out.
 * @throws ManagementError 403
 */
export function authorizeManagement(
  { headers }: IncomingMessage,
  expected: { readonly accessKeyId: string; readonly region: string },
): void {
  const { authorization } = headers;
  if (authorization === undefined)
    throw new ManagementError(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
  const [, accessKeyId, region, service] = credentialForm.exec(authorization) ?? [];
  if (accessKeyId !== expected.accessKeyId) {
    const text = 'The security token included in the request is invalid.';
    throw new ManagementError(403, 'UnrecognizedClientException', text);
  }
  if (service !== 'execute-api' || region !== expected.region || headers['x-amz-date'] === undefined) {
    const text = `Credential should be scoped to ${expected.region}/execute-api.`;
    throw new ManagementError(403, 'InvalidSignatureException', text);
  }
}
