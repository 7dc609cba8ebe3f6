import { type DynamoDbLocal, startDynamoDbLocal } from '@harbour-haul/local-cloud/dynamodb/dynamodb-local';
import synthesize from './synthesize.ts';

/** Shared by the projects of a run, each of which calls this. */
const run = globalThis as { dynamoDb?: Promise<DynamoDbLocal> | undefined };

/** One DynamoDB Local for all tests with servers; each access key has a database of its own in it. */
export default async function startDynamoDb(): Promise<void> {
  await synthesize();
  // It serves for minutes, most of them spent on parsing, of which Java's second compiler saves a third (0088).
  run.dynamoDb ??= startDynamoDbLocal({ inMemory: true, longRun: true });
  process.env.TEST_DYNAMODB_ENDPOINT = (await run.dynamoDb).endpoint;
}
