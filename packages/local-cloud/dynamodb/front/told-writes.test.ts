import { expect, it } from '@jest/globals';
import type { DynamoDbCall } from './dynamodb-call.ts';
import { toldWrites } from './told-writes.ts';

const callOf = (operation: string, input: DynamoDbCall['input']): DynamoDbCall => ({
  operation,
  input,
  headers: {},
  body: Buffer.alloc(0),
});

const TWO = callOf('TransactWriteItems', {
  TransactItems: [
    { Put: { TableName: 'Leads', Item: { id: { N: '1' } } } },
    { Update: { TableName: 'arn:aws:dynamodb:ca-central-1:123456789012:table/Visitors', Key: {} } },
    { Delete: { TableName: 'Leads', Key: { id: { N: '2' } } } },
  ],
});

it('tells once of each table in which a call has written, and of none where it was refused or only read', async () => {
  const { layer, onWritten } = toldWrites();
  const told: string[] = [];
  onWritten((table) => told.push(table));
  const run = (call: DynamoDbCall, status: number) =>
    layer(call, async () => {
      expect(told).toEqual([]);
      return { status, headers: {}, body: Buffer.alloc(0) };
    });
  await run(TWO, 400);
  await run(callOf('GetItem', { TableName: 'Leads', Key: {} }), 200);
  expect((await run(TWO, 200)).status).toBe(200);
  expect(told).toEqual(['Leads', 'Visitors']);
});
