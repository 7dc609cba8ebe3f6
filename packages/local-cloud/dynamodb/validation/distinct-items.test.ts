import { expect, it } from '@jest/globals';
import { openStack } from '../../template/stack.ts';
import type { DynamoDbReply } from '../front/dynamodb-call.ts';
import { tableDefinitions } from '../table-definitions.ts';
import { distinctItems } from './distinct-items.ts';

const TableName = 'Items-Users';
const template = {
  Resources: {
    Users: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: [{ AttributeName: 'name', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'name', KeyType: 'HASH' }],
      },
    },
  },
};
const layer = distinctItems(tableDefinitions(openStack({ stackName: 'Items', template, assets: new Map() })));
const REPLY: DynamoDbReply = { status: 200, headers: {}, body: Buffer.from('{}') };
const Key = { name: { S: 'ann' } };
const update = { Update: { TableName, Key, UpdateExpression: 'REMOVE age' } };

const transact = (...TransactItems: unknown[]) =>
  layer(
    { operation: 'TransactWriteItems', input: { TransactItems }, body: Buffer.alloc(0), headers: {} },
    async () => REPLY,
  );

it('lets actions on several items pass', async () => {
  const other = { ConditionCheck: { TableName, Key: { name: { S: 'bob' } } } };
  expect(await transact(update, other)).toBe(REPLY);
});

it.each([
  ['check', { ConditionCheck: { TableName, Key } }],
  ['put', { Put: { TableName, Item: { age: { N: '1' }, ...Key } } }],
  ['delete by ARN', { Delete: { TableName: `arn:aws:dynamodb:x:1:table/${TableName}`, Key } }],
])('refuses an update and a %s of one item', async (_name, second) => {
  await expect(transact(update, second)).rejects.toMatchObject({
    code: 'ValidationException',
    message: 'Transaction request cannot include multiple operations on one item',
  });
});
