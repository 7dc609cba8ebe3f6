import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Key = Record<string, unknown>;
type Item = Record<string, unknown>;

/** The limit of BatchGetItem. */
const MAX_KEYS = 100;

/** The items of a table under these keys, as they are now, in no order; what is not there is left out. */
export async function batchGet(client: DynamoDBDocumentClient, table: string, keys: Key[]): Promise<Item[]> {
  const chunks: Key[][] = [];
  for (let from = 0; from < keys.length; from += MAX_KEYS) chunks.push(keys.slice(from, from + MAX_KEYS));
  return (await Promise.all(chunks.map((chunk) => getChunk(client, table, chunk)))).flat();
}

async function getChunk(client: DynamoDBDocumentClient, table: string, Keys: Key[]): Promise<Item[]> {
  const { Responses, UnprocessedKeys } = await client.send(
    new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } }),
  );
  const found = Responses?.[table] ?? [];
  const left = UnprocessedKeys?.[table]?.Keys ?? [];
  return left.length === 0 ? found : [...found, ...(await getChunk(client, table, left))];
}
