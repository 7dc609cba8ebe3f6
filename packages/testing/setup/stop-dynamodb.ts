import type { DynamoDbLocal } from '@harbour-haul/local-cloud/dynamodb/dynamodb-local';

const run = globalThis as { dynamoDb?: Promise<DynamoDbLocal> | undefined };

export default async function stopDynamoDb(): Promise<void> {
  const dynamoDb = run.dynamoDb;
  run.dynamoDb = undefined;
  await (await dynamoDb)?.stop();
}
