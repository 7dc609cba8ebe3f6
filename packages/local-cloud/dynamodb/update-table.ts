import { setTimeout as delay } from 'node:timers/promises';
import {
  DescribeTableCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  type GlobalSecondaryIndexDescription,
  type KeySchemaElement,
  type TableDescription,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import type { TableDefinition } from './table-definitions.ts';

const pollInterval = 50;

/**
 * Updates the indexes and the stream of an existing table to the template, one at a time as DynamoDB demands.
 * @throws Error when the table's own keys differ: those cannot be changed in place.
 */
export async function updateTable(
  client: DynamoDBClient,
  table: TableDescription,
  definition: TableDefinition,
): Promise<void> {
  const { TableName, KeySchema } = definition.input;
  if (keys(table.KeySchema) !== keys(KeySchema)) {
    throw new Error(
      `Table ${TableName} was made with keys ${keys(table.KeySchema)}, the template now says ${keys(KeySchema)}. ` +
        'Keys cannot change in place: remove the local data (the dynamodb folder of LOCAL_DIR) and start again.',
    );
  }
  await updateStream(client, table, definition);
  const wanted = definition.input.GlobalSecondaryIndexes ?? [];
  const present = table.GlobalSecondaryIndexes ?? [];
  const kept = present.filter((index) => wanted.some((other) => sameIndex(index, other)));
  for (const index of present) {
    if (!kept.includes(index)) await removeIndex(client, TableName, index.IndexName ?? '');
  }
  for (const index of wanted) {
    if (!kept.some((other) => other.IndexName === index.IndexName)) await addIndex(client, definition, index);
  }
}

/** A table from before there was a stream gets one; a stream that is there stays. */
async function updateStream(
  client: DynamoDBClient,
  table: TableDescription,
  { input: { TableName, StreamSpecification } }: TableDefinition,
): Promise<void> {
  if (StreamSpecification === undefined || table.StreamSpecification?.StreamEnabled === true) return;
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  await settled(client, TableName);
}

async function addIndex(
  client: DynamoDBClient,
  { input }: TableDefinition,
  index: GlobalSecondaryIndex,
): Promise<void> {
  const { TableName, AttributeDefinitions } = input;
  await client.send(
    new UpdateTableCommand({
      TableName,
      AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [{ Create: index }],
    }),
  );
  await settled(client, TableName);
}

async function removeIndex(client: DynamoDBClient, TableName: string, IndexName: string): Promise<void> {
  await client.send(
    new UpdateTableCommand({ TableName, GlobalSecondaryIndexUpdates: [{ Delete: { IndexName } }] }),
  );
  await settled(client, TableName);
}

/** Waits until no index of the table is being created or deleted. */
async function settled(client: DynamoDBClient, TableName: string): Promise<void> {
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const indexes = Table?.GlobalSecondaryIndexes ?? [];
    if (Table?.TableStatus === 'ACTIVE' && indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE'))
      return;
    await delay(pollInterval);
  }
}

function sameIndex(present: GlobalSecondaryIndexDescription, wanted: GlobalSecondaryIndex): boolean {
  return (
    present.IndexName === wanted.IndexName &&
    keys(present.KeySchema) === keys(wanted.KeySchema) &&
    present.Projection?.ProjectionType === wanted.Projection?.ProjectionType &&
    attributes(present.Projection?.NonKeyAttributes) === attributes(wanted.Projection?.NonKeyAttributes)
  );
}

function keys(schema: readonly KeySchemaElement[] = []): string {
  return schema.map(({ AttributeName, KeyType }) => `${AttributeName} (${KeyType})`).join(', ');
}

function attributes(names: readonly string[] = []): string {
  return [...names].sort((a, b) => a.localeCompare(b)).join();
}
