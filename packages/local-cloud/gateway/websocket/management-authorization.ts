import type { IncomingMessage } from 'node:http';
import { AwsJsonError } from '../../http/aws-json-server.ts';
import { plainHeaders } from '../../http/plain-headers.ts';
import { authorizeSigned } from '../../iam/authorize-signed.ts';
import type { Iam } from '../../iam/iam.ts';

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

export interface ManagedStage {
  readonly iam: Iam;
  readonly apiId: string;
  readonly stage: string;
}

/**
 * Checks that a call is signed with Signature Version 4, for this service and region, by somebody who may do this to
 * connections.
 * @throws ManagementError 403
 */
export function authorizeManagement(
  message: IncomingMessage,
  body: Buffer,
  { iam, apiId, stage }: ManagedStage,
): void {
  const { method = 'GET', url = '/' } = message;
  const request = { method, url, headers: plainHeaders(message), body };
  try {
    authorizeSigned(iam, 'execute-api', request, () => [
      {
        action: 'execute-api:ManageConnections',
        resource: `arn:aws:execute-api:${iam.region}:${iam.accountId}:${apiId}/${stage}/${method}${connectionPath(url)}`,
        context: new Map(),
      },
    ]);
  } catch (error) {
    if (error instanceof AwsJsonError) throw new ManagementError(403, error.code, error.message);
    throw error;
  }
}

/** `/@connections/ID` of `/stage/@connections/ID`. */
function connectionPath(url: string): string {
  return decodeURIComponent(url.slice(url.indexOf('/', 1)));
}
