import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { errorName, log } from '../shared/log.ts';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { composeNotifier, type NotifierDeps } from './deps.ts';
import { notifyOfRecord } from './notify-of-record.ts';

type NotifierEvent = DynamoDBStreamEvent & { deps: NotifierDeps };

/**
 * Tells people of the changes in the streams of tables, in their order. It returns the first record that failed: Lambda
 * retries from there, and what was told before is not told again.
 */
async function notify({ Records, deps }: NotifierEvent): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
    try {
      await notifyOfRecord(record, deps);
    } catch (error) {
      log('error', 'record failed', { sequenceNumber, error: errorName(error) });
      return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] };
    }
  }
  return { batchItemFailures: [] };
}

export const handler = withRequestContext(
  pipeline<DynamoDBStreamEvent, NotifierEvent, DynamoDBBatchResponse>(
    [dependencies(composeNotifier)],
    notify,
  ),
);
