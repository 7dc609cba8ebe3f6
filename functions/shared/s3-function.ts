import type { S3Event, SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { errorName, log } from './log.ts';
import { dependencies } from './middleware/dependencies.ts';
import { type LambdaHandler, pipeline } from './middleware/pipeline.ts';
import { withRequestContext } from './middleware/request-context.ts';
import { stackFrames } from './stack-frames.ts';

/** An object that S3 tells of. */
export interface NewObject {
  key: string;
  /** In bytes. */
  size: number;
}

/** What came of an object: `done` for good, or `later` where it cannot be done yet, though nothing failed. */
export type ObjectOutcome = 'done' | 'later';

/**
 * The Lambda handler of a function that a queue brings S3's notifications of new objects: runs `handle` for one after
 * another. A message on which it throws, or of which something is for later, is named in the response: it alone comes again, and
 * at last is a dead letter.
 */
export function s3Function<Deps>(
  handle: (object: NewObject, deps: Deps) => Promise<ObjectOutcome>,
  compose: () => Deps,
): LambdaHandler<SQSEvent, SQSBatchResponse> {
  const run = async ({ Records, deps }: SQSEvent & { deps: Deps }): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchItemFailure[] = [];
    for (const record of Records) {
      const outcomes: ObjectOutcome[] = [];
      try {
        for (const object of objectsOf(record)) outcomes.push(await handle(object, deps));
      } catch (error) {
        logFailure(record, error);
        outcomes.push('later');
      }
      if (outcomes.includes('later')) batchItemFailures.push({ itemIdentifier: record.messageId });
    }
    return { batchItemFailures };
  };
  return withRequestContext(pipeline([dependencies(compose)], run));
}

/** The objects of a notification. S3 sends one without records when it is first told of the queue. */
function objectsOf({ body }: SQSRecord): NewObject[] {
  const { Records = [] } = JSON.parse(body) as Partial<S3Event>;
  // S3 writes keys as a form writes its fields.
  return Records.map(({ s3: { object } }) => ({
    key: decodeURIComponent(object.key.replaceAll('+', ' ')),
    size: object.size,
  }));
}

function logFailure({ messageId, attributes }: SQSRecord, error: unknown): void {
  log('error', 'message failed', {
    messageId,
    receives: Number(attributes.ApproximateReceiveCount),
    error: errorName(error),
    stack: stackFrames(error),
  });
}
