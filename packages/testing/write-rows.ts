import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Row = Record<string, unknown>;
/** A row to be stored, or the key of one to be deleted. */
export type RowWrite = { PutRequest: { Item: Row } } | { DeleteRequest: { Key: Row } };

/** DynamoDB's own limit. */
const BATCH = 25;

/** Writes rows of a table, those again that DynamoDB had no time for. */
export async function writeRows(
  documents: DynamoDBDocumentClient,
  table: string,
  writes: readonly RowWrite[],
): Promise<void> {
  for (let left = [...writes]; left.length > 0; ) {
    const requests = left.splice(0, BATCH);
    const { UnprocessedItems } = await documents.send(
      new BatchWriteCommand({ RequestItems: { [table]: requests } }),
    );
    left = [...((UnprocessedItems?.[table] ?? []) as RowWrite[]), ...left];
  }
}
