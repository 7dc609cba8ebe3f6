import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import {
  EventSourceMapping,
  FilterCriteria,
  type IEventSourceDlq,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Grantable } from './product-function.ts';

/** A filter of a stream's records, as Lambda's event filtering has it. */
type StreamFilter = Record<string, unknown>;

interface TableStreamProps {
  table: Table;
  /** Records that fit none of these never reach the function. */
  filters: readonly StreamFilter[];
  /** Where the place in the stream goes that was given up; nowhere where the next change makes up for it. */
  onFailure?: IEventSourceDlq;
}

const READING = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

/**
 * Brings the changes of a table to a function, in order. A batch that fails is cut in two until the record that fails
 * stands alone; after its last retry it goes to the dead letters, if there are any, and the stream goes on.
 */
export function readTableStream(
  scope: Construct,
  id: string,
  reader: Grantable,
  { table, filters, onFailure }: TableStreamProps,
): void {
  const streamArn = table.tableStreamArn ?? '';
  reader.allow(READING, [streamArn]);
  new EventSourceMapping(scope, id, {
    target: reader.lambda,
    eventSourceArn: streamArn,
    // The beginning of a new stream is the moment of its making: nothing of before is told.
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: 10,
    bisectBatchOnError: true,
    retryAttempts: 5,
    maxRecordAge: Duration.hours(6),
    reportBatchItemFailures: true,
    ...(onFailure && { onFailure }),
    filters: filters.map((filter) => FilterCriteria.filter(filter)),
  });
}
