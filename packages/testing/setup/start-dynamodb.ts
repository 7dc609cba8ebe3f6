import { type DynamoDbLocal, startDynamoDbLocal } from '@harbour-haul/local-cloud/dynamodb/dynamodb-local';
import synthesize from './synthesize.ts';

/** Shared by the projects of a run, each of which calls this. */
const run = globalThis as { dynamoDb?: Promise<DynamoDbLocal> | undefined };

/** One DynamoDB Local for all tests with servers; each access key has a database of its own in it. */
export default async function startDynamoDb(): Promise<void> {
  // It serves for minutes, most of them spent on parsing, of which Java's second compiler saves a third (0088, 0191).
  run.dynamoDb ??= startDynamoDbLocal({ inMemory: true, longRun: true });
  // Java starts beside the build.
  const [{ endpoint }] = await Promise.all([run.dynamoDb, synthesize()]);
  process.env.TEST_DYNAMODB_ENDPOINT = endpoint;
}
