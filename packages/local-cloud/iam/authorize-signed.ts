import { AwsJsonError } from '../http/aws-json-server.ts';
import { SignatureError, type SignedRequest, verifySignature } from '../signature/verify-signature.ts';
import { AccessDeniedError } from './access-denied.ts';
import type { Iam } from './iam.ts';
import type { AccessRequest } from './policy/evaluate.ts';

/**
 * Proves a request of any service but S3, and authorizes what it needs.
 * @param service as signatures name it
 * @throws AwsJsonError 400 with the code by which SDK clients name the exception
 */
export function authorizeSigned(
  iam: Iam,
  service: string,
  request: SignedRequest,
  required: () => readonly AccessRequest[],
): void {
  try {
    const { region, findKey } = iam;
    const { caller } = verifySignature(request, { service, region, findKey });
    if (caller.kind !== 'account') iam.authorize(caller, required());
  } catch (error) {
    if (error instanceof SignatureError) throw new AwsJsonError(400, error.code, error.message);
    if (error instanceof AccessDeniedError)
      throw new AwsJsonError(400, 'AccessDeniedException', error.message);
    throw error;
  }
}
