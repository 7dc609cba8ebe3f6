import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { errorName, log } from './log.ts';
import { dependencies } from './middleware/dependencies.ts';
import { type LambdaHandler, pipeline } from './middleware/pipeline.ts';
import { withRequestContext } from './middleware/request-context.ts';

/**
 * The Lambda handler of a function that reads the streams of tables: runs `handle` for one record after another, in their
 * order. It returns the first record on which that throws: Lambda retries from there, so what was done before it is done again.
 */
export function streamFunction<Deps>(
  handle: (record: DynamoDBRecord, deps: Deps) => Promise<void>,
  compose: () => Deps,
): LambdaHandler<DynamoDBStreamEvent, DynamoDBBatchResponse> {
  const run = async ({
    Records,
    deps,
  }: DynamoDBStreamEvent & { deps: Deps }): Promise<DynamoDBBatchResponse> => {
    for (const record of Records) {
      const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
      try {
        await handle(record, deps);
      } catch (error) {
        log('error', 'record failed', { sequenceNumber, error: errorName(error) });
        return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] };
      }
    }
    return { batchItemFailures: [] };
  };
  return withRequestContext(pipeline([dependencies(compose)], run));
}
