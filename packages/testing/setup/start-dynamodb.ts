import { startDynamoDbLocal } from '@harbour-haul/local-cloud/dynamodb/dynamodb-local';
import synthesize from './synthesize.ts';

/** One DynamoDB Local for all integration tests; each access key has a database of its own in it. */
export default async function startDynamoDb(): Promise<void> {
  await synthesize();
  const dynamodb = await startDynamoDbLocal({ inMemory: true });
  process.env.TEST_DYNAMODB_ENDPOINT = dynamodb.endpoint;
  (globalThis as { stopDynamoDb?: () => Promise<void> }).stopDynamoDb = () => dynamodb.stop();
}
