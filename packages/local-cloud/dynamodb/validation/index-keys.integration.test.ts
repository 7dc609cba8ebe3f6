import {
  BatchWriteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  type PutItemCommandInput,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LoopbackServer } from '../../http/loopback-server.ts';
import { openStack } from '../../template/stack.ts';
import { createTables } from '../create-tables.ts';
import { startDynamoDbFront } from '../front/dynamodb-front.ts';
import { tableDefinitions } from '../table-definitions.ts';
import { checkedIndexKeys } from './index-keys.ts';

const TableName = 'Keys-Chats';
const key = (AttributeName: string, KeyType: string) => ({ AttributeName, KeyType });
const template = {
  Resources: {
    Chats: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: [
          { AttributeName: 'id', AttributeType: 'S' },
          { AttributeName: 'status', AttributeType: 'S' },
          { AttributeName: 'askedAt', AttributeType: 'N' },
        ],
        KeySchema: [key('id', 'HASH')],
        GlobalSecondaryIndexes: [
          {
            IndexName: 'by-status',
            KeySchema: [key('status', 'HASH'), key('askedAt', 'RANGE')],
            Projection: { ProjectionType: 'ALL' },
          },
        ],
      },
    },
  },
};

let front: LoopbackServer;
let client: DynamoDBClient;

beforeAll(async () => {
  const database = process.env.TEST_DYNAMODB_ENDPOINT ?? '';
  const stack = openStack({ stackName: 'Keys', template, assets: new Map() });
  const { region } = stack.identity;
  await createTables({
    template,
    endpoint: database,
    accessKeyId: 'INDEXKEYS',
    region,
    stackName: 'Keys',
    indexes: false,
  });
  front = await startDynamoDbFront({ database, layers: [checkedIndexKeys(tableDefinitions(stack))] });
  const credentials = { accessKeyId: 'INDEXKEYS', secretAccessKey: 'secret' };
  client = new DynamoDBClient({ endpoint: front.url, region, credentials, maxAttempts: 1 });
});

afterAll(async () => {
  client?.destroy();
  await front?.close();
});

type Item = NonNullable<PutItemCommandInput['Item']>;

const id = { S: '1' };
const put = (item: Item) => client.send(new PutItemCommand({ TableName, Item: { id, ...item } }));
const update = (UpdateExpression: string, values: Item) =>
  client.send(
    new UpdateItemCommand({
      TableName,
      Key: { id },
      UpdateExpression,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: values,
    }),
  );
const transact = (item: Item) =>
  client.send(
    new TransactWriteItemsCommand({
      TransactItems: [
        { Put: { TableName, Item: { id: { S: '2' } } } },
        { Put: { TableName, Item: { id, ...item } } },
      ],
    }),
  );

const mismatch = (name: string, expected: string, actual: string) => ({
  name: 'ValidationException',
  message: `One or more parameter values were invalid: Type mismatch for Index Key ${name} Expected: ${expected} Actual: ${actual} IndexName: by-status`,
});

describe('keys of secondary indexes', () => {
  it('take values of their types, and may be absent', async () => {
    await put({ status: { S: 'open' }, askedAt: { N: '1' }, remark: { NULL: true } });
    await put({ askedAt: { N: '1' } });
    await transact({ status: { S: 'open' } });
    await update('SET #status = :open ADD askedAt :one', { ':open': { S: 'open' }, ':one': { N: '1' } });
    await update('REMOVE #status SET remark = :none', { ':none': { NULL: true } });
  });

  it('take no other type in single writes and batches', async () => {
    await expect(put({ status: { NULL: true } })).rejects.toMatchObject(mismatch('status', 'S', 'NULL'));
    await expect(put({ askedAt: { S: '2026' } })).rejects.toMatchObject(mismatch('askedAt', 'N', 'S'));
    await expect(update('SET #status = :one', { ':one': { N: '1' } })).rejects.toMatchObject(
      mismatch('status', 'S', 'N'),
    );
    const batch = { [TableName]: [{ PutRequest: { Item: { id, status: { M: {} } } } }] };
    await expect(client.send(new BatchWriteItemCommand({ RequestItems: batch }))).rejects.toMatchObject(
      mismatch('status', 'S', 'M'),
    );
  });

  it('take nothing empty and nothing that is longer than a key may be', async () => {
    await put({ status: { S: 's'.repeat(2048) } });
    await expect(put({ status: { S: `${'s'.repeat(2046)}–` } })).rejects.toMatchObject({
      name: 'ValidationException',
      message:
        'One or more parameter values were invalid: Size limit exceeded for Index Key status Actual Size: 2049 bytes Max Size: 2048 bytes IndexName: by-status',
    });
    await expect(update('SET #status = :none', { ':none': { S: '' } })).rejects.toMatchObject({
      name: 'ValidationException',
      message:
        'One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: by-status, IndexKey: status',
    });
  });

  it('cancel a transaction for the item that does not fit', async () => {
    const { message: Message } = mismatch('status', 'S', 'BOOL');
    await expect(transact({ status: { BOOL: true } })).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError', Message }],
    });
  });

  it('take nothing whose type an update does not say', async () => {
    const copying = update('SET #status = remark, askedAt = :one', { ':one': { N: '1' } });
    await expect(copying).rejects.toMatchObject({ name: 'UnsupportedOperationException' });
  });
});
