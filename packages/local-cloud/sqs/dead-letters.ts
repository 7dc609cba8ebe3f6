import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * Stores messages of queues that nobody reads on this machine: a line each in a file of the queue's name, to be read
 * and called again by hand.
 */
export function messageFiles(directory: string): SendMessage {
  return (queueArn, body) => {
    mkdirSync(directory, { recursive: true });
    const name = queueArn.slice(queueArn.lastIndexOf(':') + 1);
    appendFileSync(join(directory, `${name}.jsonl`), `${JSON.stringify(body)}\n`);
  };
}

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
