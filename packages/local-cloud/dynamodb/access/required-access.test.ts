import { expect, it } from '@jest/globals';
import { requiredAccess } from './required-access.ts';
import type { TableShape } from './table-shapes.ts';

const leads = 'arn:aws:dynamodb:ca-central-1:000000000000:table/Leads';
const people = 'arn:aws:dynamodb:ca-central-1:000000000000:table/People';
const tables = new Map<string, TableShape>([
  ['Leads', { arn: leads, partitionKey: 'id', indexKeys: new Map([['by-status', 'status']]) }],
  ['People', { arn: people, partitionKey: 'phone', indexKeys: new Map() }],
]);

type Json = Record<string, unknown>;

/** What a call needs: action, resource and condition keys without the service's name. */
function needs(operation: string, input: Json) {
  return requiredAccess({ operation, input, body: Buffer.alloc(0), headers: {} }, tables).map(
    ({ action, resource, context }) => ({
      action,
      resource,
      ...Object.fromEntries([...context].map(([key, value]) => [key.replace('dynamodb:', ''), value])),
    }),
  );
}

const keys = (...values: string[]) => ({ leadingkeys: values, firstpartitionkeyvalues: values });

it('GetItem names its key, and every attribute without a projection', () => {
  expect(needs('GetItem', { TableName: 'Leads', Key: { id: { N: '7' }, item: { S: 'lead' } } })).toEqual([
    {
      action: 'dynamodb:GetItem',
      resource: leads,
      attributes: ['id', 'item'],
      select: 'ALL_ATTRIBUTES',
      ...keys('7'),
    },
  ]);
});

it('a projection names the top of each path, and makes the selection a specific one', () => {
  const input = {
    TableName: 'Leads',
    Key: { id: { S: 'a' } },
    ProjectionExpression: 'address.city, #list[3].#name, notes',
    ExpressionAttributeNames: { '#list': 'photos', '#name': 'name' },
    ReturnConsumedCapacity: 'TOTAL',
  };
  expect(needs('GetItem', input)).toMatchObject([
    {
      attributes: ['id', 'address', 'photos', 'notes'],
      select: 'SPECIFIC_ATTRIBUTES',
      returnconsumedcapacity: 'TOTAL',
    },
  ]);
});

it.each<[string, Json]>([
  ['UpdateExpression', { UpdateExpression: 'SET a = if_not_exists(b, :zero) + :one REMOVE c.d ADD e :n' }],
  [
    'ConditionExpression',
    {
      ConditionExpression:
        'attribute_exists(a) AND (b IN (:x, :y) OR size(c) > :z) AND NOT e BETWEEN :x AND :y',
    },
  ],
])('UpdateItem names the attributes of its %s', (_name, expression) => {
  const input = { TableName: 'Leads', Key: { id: { S: '1' } }, ReturnValues: 'ALL_NEW', ...expression };
  expect(needs('UpdateItem', input)).toEqual([
    {
      action: 'dynamodb:UpdateItem',
      resource: leads,
      attributes: ['id', 'a', 'b', 'c', 'e'],
      returnvalues: 'ALL_NEW',
      ...keys('1'),
    },
  ]);
});

it('Query of an index needs that index, and its own partition key leads', () => {
  const input = {
    TableName: leads,
    IndexName: 'by-status',
    KeyConditionExpression: '#s = :status AND createdAt > :from',
    FilterExpression: 'attribute_not_exists(deletedAt)',
    ExpressionAttributeNames: { '#s': 'status' },
    ExpressionAttributeValues: { ':status': { S: 'new' }, ':from': { S: '2026' } },
  };
  expect(
    requiredAccess(
      { operation: 'Query', input, body: Buffer.alloc(0), headers: {} },
      new Map([[leads, tables.get('Leads') as TableShape]]),
    ),
  ).toHaveLength(1);
  expect(needs('Query', { ...input, TableName: 'Leads' })).toEqual([
    {
      action: 'dynamodb:Query',
      resource: `${leads}/index/by-status`,
      attributes: ['deletedAt', 'status', 'createdAt'],
      select: 'ALL_PROJECTED_ATTRIBUTES',
      ...keys('new'),
    },
  ]);
});

it('a scan leads by no key', () => {
  expect(needs('Scan', { TableName: 'Leads', Select: 'COUNT' })).toEqual([
    { action: 'dynamodb:Scan', resource: leads, attributes: [], select: 'COUNT' },
  ]);
});

it('a transaction needs the action of each part on each table, and says what encloses it', () => {
  const part = { TableName: 'Leads', Key: { id: { S: '1' } } };
  const TransactItems = [
    { Put: { TableName: 'People', Item: { phone: { S: '902' }, name: { S: 'Ann' } } } },
    { Update: { ...part, UpdateExpression: 'SET notes = :n' } },
    { Delete: part },
    { ConditionCheck: { ...part, ConditionExpression: 'attribute_exists(id)' } },
  ];
  const enclosingoperation = 'TransactWriteItems';
  expect(needs('TransactWriteItems', { TransactItems })).toEqual([
    {
      action: 'dynamodb:PutItem',
      resource: people,
      attributes: ['phone', 'name'],
      enclosingoperation,
      ...keys('902'),
    },
    {
      action: 'dynamodb:UpdateItem',
      resource: leads,
      attributes: ['id', 'notes'],
      enclosingoperation,
      ...keys('1'),
    },
    { action: 'dynamodb:DeleteItem', resource: leads, attributes: ['id'], enclosingoperation, ...keys('1') },
    {
      action: 'dynamodb:ConditionCheckItem',
      resource: leads,
      attributes: ['id'],
      enclosingoperation,
      ...keys('1'),
    },
  ]);
  expect(needs('TransactGetItems', { TransactItems: [{ Get: part }] })).toMatchObject([
    { action: 'dynamodb:GetItem', enclosingoperation: 'TransactGetItems' },
  ]);
});

it('a batch needs its own action on each table', () => {
  const Keys = [{ id: { S: '1' } }, { id: { S: '2' } }];
  expect(needs('BatchGetItem', { RequestItems: { Leads: { Keys, ProjectionExpression: 'notes' } } })).toEqual(
    ['1', '2'].map((id) => ({
      action: 'dynamodb:BatchGetItem',
      resource: leads,
      attributes: ['id', 'notes'],
      select: 'SPECIFIC_ATTRIBUTES',
      ...keys(id),
    })),
  );
  const writes = [
    { PutRequest: { Item: { phone: { S: '1' } } } },
    { DeleteRequest: { Key: { phone: { S: '2' } } } },
  ];
  expect(needs('BatchWriteItem', { RequestItems: { People: writes } })).toEqual(
    ['1', '2'].map((phone) => ({
      action: 'dynamodb:BatchWriteItem',
      resource: people,
      attributes: ['phone'],
      ...keys(phone),
    })),
  );
});

it.each<[string, Json]>([
  ['ExecuteStatement', { Statement: 'SELECT * FROM Leads' }],
  ['Query', { TableName: 'Leads', KeyConditions: {} }],
  ['GetItem', { TableName: 'Leads', Key: {}, AttributesToGet: ['a'] }],
])('refuses %s %j, which names attributes in another way', (operation, input) => {
  expect(() => needs(operation, input)).toThrow('The local DynamoDB does not know');
});
