import { isRecord } from '../../template/template.ts';
import type { DynamoDbCall } from '../front/dynamodb-call.ts';

/** An item, or the key of one, in DynamoDB's own JSON. */
export type Attributes = Readonly<Record<string, unknown>>;

/** A row that a call writes: its key is among these attributes, which are all that it has where `isWhole`. */
export interface WrittenRow {
  readonly table: string;
  readonly attributes: Attributes;
  readonly isWhole: boolean;
}

/** The rows that a call writes, if it succeeds; none of a call that reads. */
export function writtenRows({ operation, input }: DynamoDbCall): WrittenRow[] {
  if (operation === 'TransactWriteItems') return list(input.TransactItems).flatMap(ofTransaction);
  if (operation === 'BatchWriteItem') return ofBatch(input.RequestItems);
  if (operation === 'PutItem') return row(input.TableName, input.Item, true);
  const isKeyed = operation === 'UpdateItem' || operation === 'DeleteItem';
  return isKeyed ? row(input.TableName, input.Key, false) : [];
}

function ofTransaction({ Put, Update, Delete }: Attributes): WrittenRow[] {
  if (isRecord(Put)) return row(Put.TableName, Put.Item, true);
  const keyed = Update ?? Delete;
  return isRecord(keyed) ? row(keyed.TableName, keyed.Key, false) : [];
}

function ofBatch(requests: unknown): WrittenRow[] {
  return Object.entries(isRecord(requests) ? requests : {}).flatMap(([table, writes]) =>
    list(writes).flatMap(({ PutRequest, DeleteRequest }) => {
      if (isRecord(PutRequest)) return row(table, PutRequest.Item, true);
      return isRecord(DeleteRequest) ? row(table, DeleteRequest.Key, false) : [];
    }),
  );
}

function row(table: unknown, attributes: unknown, isWhole: boolean): WrittenRow[] {
  if (typeof table !== 'string' || !isRecord(attributes)) return [];
  return [{ table: tableName(table), attributes, isWhole }];
}

/** Calls may name a table by its ARN. */
export function tableName(named: string): string {
  return named.slice(named.lastIndexOf('/') + 1);
}

function list(value: unknown): Attributes[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
