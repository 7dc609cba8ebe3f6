import { readStreamChange } from '@harbour-haul/aws/dynamodb/streams/stream-change';
import type { DynamoDBRecord } from 'aws-lambda';
import type { NotifierDeps } from './deps.ts';
import { readOccasions } from './read-occasions.ts';

/** The name of the table in the ARN of its stream. */
const TABLE = /:table\/([^/]+)\/stream\//;

/**
 * Tells whoever is to be told of one record. What one cannot be told keeps no other from being told.
 * @throws the first error, where a retry is needed
 */
export async function notifyOfRecord(record: DynamoDBRecord, deps: NotifierDeps): Promise<void> {
  const name = TABLE.exec(record.eventSourceARN ?? '')?.[1] ?? '';
  const table = deps.tables.get(name);
  if (!table) throw new Error(`A record of an unknown stream: ${name}`);
  const { OldImage, NewImage } = record.dynamodb ?? {};
  const change = readStreamChange(table, { OldImage, NewImage });
  if (!change) return;
  const failures: unknown[] = [];
  for (const occasion of await readOccasions(change, deps))
    await deps.announcer.announce(occasion).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
