import { DynamoDBClient, GetItemCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AwsJsonError } from '../../http/aws-json-server.ts';
import type { LoopbackServer } from '../../http/loopback-server.ts';
import { type DynamoDbCall, type DynamoDbLayer, errorReply, outputOf } from './dynamodb-call.ts';
import { startDynamoDbFront } from './dynamodb-front.ts';

const seen: string[] = [];
let layer: DynamoDbLayer = (call, next) => next(call);
let front: LoopbackServer;
let client: DynamoDBClient;

beforeAll(async () => {
  const noting: DynamoDbLayer = async (call, next) => {
    seen.push(call.operation);
    return next(call);
  };
  const database = process.env.TEST_DYNAMODB_ENDPOINT ?? '';
  front = await startDynamoDbFront({ database, layers: [noting, (call, next) => layer(call, next)] });
  client = new DynamoDBClient({
    endpoint: front.url,
    region: 'ca-central-1',
    credentials: { accessKeyId: 'FRONT', secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
});

afterAll(async () => {
  client?.destroy();
  await front?.close();
});

const missing = () => client.send(new GetItemCommand({ TableName: 'None', Key: { id: { S: '1' } } }));

it('the front passes calls, replies and errors of DynamoDB', async () => {
  expect((await client.send(new ListTablesCommand({}))).TableNames).toEqual([]);
  await expect(missing()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  expect(seen).toEqual(['ListTables', 'GetItem']);
});

it('a layer of the front sees what is asked and what comes back, and may change it', async () => {
  let asked: DynamoDbCall['input'] | undefined;
  layer = async (call, next) => {
    asked = call.input;
    const reply = await next(call);
    const output = outputOf(reply);
    return { ...reply, body: Buffer.from(JSON.stringify({ ...output, TableNames: ['Other'] })) };
  };
  expect((await client.send(new ListTablesCommand({ Limit: 3 }))).TableNames).toEqual(['Other']);
  expect(asked).toEqual({ Limit: 3 });
});

it('a layer of the front refuses a call as DynamoDB would', async () => {
  layer = async () => {
    throw new AwsJsonError(400, 'AccessDeniedException', 'not authorized');
  };
  await expect(missing()).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: 'not authorized',
    $metadata: { httpStatusCode: 400 },
  });
  layer = async () =>
    errorReply(new AwsJsonError(400, 'TransactionCanceledException', 'cancelled'), {
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    });
  await expect(missing()).rejects.toMatchObject({ CancellationReasons: [{ Code: 'TransactionConflict' }] });
});

it('the front refuses what is no call of DynamoDB, and reports its own failure as one of the service', async () => {
  const post = async (headers: Record<string, string>, body: string) =>
    ((await (await fetch(front.url, { method: 'POST', headers, body })).json()) as { __type: string }).__type;
  expect(await post({}, '{}')).toContain('UnknownOperationException');
  const getItem = { 'x-amz-target': 'DynamoDB_20120810.GetItem' };
  expect(await post(getItem, '[1')).toContain('SerializationException');
  layer = async () => {
    throw new Error('broken');
  };
  await expect(missing()).rejects.toMatchObject({ name: 'InternalServerError' });
});
