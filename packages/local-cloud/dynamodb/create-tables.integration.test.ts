import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Template } from '../template/template.ts';
import { createTables } from './create-tables.ts';

const credentials = { accessKeyId: 'CREATETABLES', secretAccessKey: 'local' };
const region = 'ca-central-1';
const endpoint = process.env.TEST_DYNAMODB_ENDPOINT ?? '';
let client: DynamoDBClient;

beforeAll(() => {
  client = new DynamoDBClient({ endpoint, region, credentials });
});

afterAll(() => client?.destroy());

function template(indexed: readonly string[], sortKey = 'at'): Template {
  const names = ['id', sortKey, ...indexed];
  return {
    Resources: {
      Leads: {
        Type: 'AWS::DynamoDB::Table',
        Properties: {
          AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
          KeySchema: [
            { AttributeName: 'id', KeyType: 'HASH' },
            { AttributeName: sortKey, KeyType: 'RANGE' },
          ],
          GlobalSecondaryIndexes: indexed.map((AttributeName) => ({
            IndexName: `by-${AttributeName}`,
            KeySchema: [{ AttributeName, KeyType: 'HASH' }],
            Projection: { ProjectionType: 'ALL' },
          })),
          TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        },
      },
    },
  };
}

async function create(value: Template, indexes = true): Promise<string> {
  const tables = await createTables({ template: value, endpoint, indexes, ...credentials });
  return tables.Leads ?? '';
}

async function indexesOf(table: string): Promise<Set<string | undefined>> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
  return new Set((Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName));
}

it('createTables creates tables with keys, indexes and TTL, and keeps their data when the indexes change', async () => {
  const table = await create(template(['a', 'b']));
  expect(table).toBe('HarbourHaul-Leads');
  expect(await indexesOf(table)).toEqual(new Set(['by-a', 'by-b']));
  const ttl = await client.send(new DescribeTimeToLiveCommand({ TableName: table }));
  expect(ttl.TimeToLiveDescription).toMatchObject({
    AttributeName: 'expiresAt',
    TimeToLiveStatus: 'ENABLED',
  });

  const Item = { id: { S: '1' }, at: { S: 'now' }, c: { S: 'x' } };
  await client.send(new PutItemCommand({ TableName: table, Item }));
  await create(template(['a', 'b']));
  await create(template(['b', 'c']));
  expect(await indexesOf(table)).toEqual(new Set(['by-b', 'by-c']));
  const found = await client.send(
    new GetItemCommand({ TableName: table, Key: { id: { S: '1' }, at: { S: 'now' } } }),
  );
  expect(found.Item).toEqual(Item);
});

it('createTables leaves out indexes where others answer for them, and brings them back', async () => {
  const table = await create(template(['a', 'b']), false);
  expect(await indexesOf(table)).toEqual(new Set());
  await create(template(['a']));
  expect(await indexesOf(table)).toEqual(new Set(['by-a']));
});

it('createTables refuses changed keys of a table, with the remedy in the error', async () => {
  await create(template([]));
  await expect(create(template([], 'other'))).rejects.toThrow('remove the local data');
});
