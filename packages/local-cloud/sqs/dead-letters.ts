import { randomUUID } from 'node:crypto';

/** What was to be done, and why retrying ended. */
export interface FailedInvocation {
  readonly functionArn: string;
  readonly requestPayload: unknown;
  /** How often the function was called. */
  readonly invokeCount: number;
  readonly error: unknown;
}

/** Sends a message to a queue. */
export type SendMessage = (queueArn: string, body: unknown) => void;

/** What Lambda sends to a failure destination: the event, and what became of it. */
export function invocationRecord(failed: FailedInvocation, now: Date): Record<string, unknown> {
  const { functionArn, requestPayload, invokeCount, error } = failed;
  const [errorType, errorMessage] =
    error instanceof Error ? [error.name, error.message] : ['Error', String(error)];
  return {
    version: '1.0',
    timestamp: now.toISOString(),
    requestContext: {
      requestId: randomUUID(),
      functionArn: `${functionArn}:$LATEST`,
      condition: 'RetriesExhausted',
      approximateInvokeCount: invokeCount,
    },
    requestPayload,
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    responsePayload: { errorType, errorMessage },
  };
}
