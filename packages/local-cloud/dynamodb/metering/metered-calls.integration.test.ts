import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LoopbackServer } from '../../http/loopback-server.ts';
import { UsageCounter } from '../../usage/usage-meter.ts';
import { startDynamoDbFront } from '../front/dynamodb-front.ts';
import { meteredCalls } from './metered-calls.ts';

const TableName = 'Things';
const input: CreateTableCommandInput & { TableName: string } = {
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['id', 'group', 'place'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'places',
      KeySchema: [
        { AttributeName: 'group', KeyType: 'HASH' },
        { AttributeName: 'place', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
};
const tables = new Map([[TableName, { logicalId: 'Things', input, timeToLiveAttribute: undefined }]]);
const counter = new UsageCounter();
let front: LoopbackServer;
let client: DynamoDBDocumentClient;

beforeAll(async () => {
  const database = process.env.TEST_DYNAMODB_ENDPOINT ?? '';
  front = await startDynamoDbFront({ database, layers: [meteredCalls(counter.meter, tables)] });
  const credentials = { accessKeyId: 'METERED', secretAccessKey: 'secret' };
  const plain = new DynamoDBClient({ endpoint: front.url, region: 'ca-central-1', credentials });
  await plain.send(new CreateTableCommand(input));
  client = DynamoDBDocumentClient.from(plain);
});

afterAll(async () => {
  client?.destroy();
  await front?.close();
});

const written = () => Object.fromEntries(counter.take().get('dynamodb-write-units') ?? []);
const transact = (...TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>) =>
  client.send(new TransactWriteCommand({ TransactItems }));
const put = (id: string, more: Record<string, unknown> = {}) => ({
  Put: { TableName, Item: { id, ...more } },
});
const set = (id: string, name: string, value: unknown) => ({
  Update: {
    TableName,
    Key: { id },
    UpdateExpression: 'SET #name = :value',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
  },
});

it('a small write is a unit, and two in a transaction, as DynamoDB bills it', async () => {
  await client.send(new PutCommand({ TableName, Item: { id: 'a' } }));
  expect(written()).toEqual({ 'PutItem Things': 1 });
  await transact(put('b'), put('c'), put('d', { long: 'x'.repeat(1500) }));
  expect(written()).toEqual({ 'TransactWriteItems Things': 8 });
  await transact({ Delete: { TableName, Key: { id: 'd' } } });
  expect(written()).toEqual({ 'TransactWriteItems Things': 4 });
});

it('an index costs where a transaction changes what it keeps, and not twice', async () => {
  await transact(put('e', { group: 'one', place: '1' }));
  expect(written()).toEqual({ 'TransactWriteItems Things': 2, 'TransactWriteItems Things/places': 1 });
  await transact(set('e', 'place', '2'));
  expect(written()).toEqual({ 'TransactWriteItems Things': 2, 'TransactWriteItems Things/places': 2 });
  await transact(set('e', 'other', { deep: [1, true, null] }));
  expect(written()).toEqual({ 'TransactWriteItems Things': 2 });
});

it('a transaction that is refused is not counted', async () => {
  const ConditionExpression = 'attribute_not_exists(id)';
  const again = { Put: { TableName, Item: { id: 'e' }, ConditionExpression } };
  await expect(transact(again)).rejects.toThrow('cancelled');
  expect(written()).toEqual({});
});
