import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openStack } from '../../template/stack.ts';
import { createTables } from '../create-tables.ts';
import { startDynamoDbFront } from '../front/dynamodb-front.ts';
import { type FaultInjection, injectFaults, NO_FAULTS } from './fault-injection.ts';

const template = {
  Resources: {
    Chats: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: ['id', 'status', 'at'].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S',
        })),
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
        GlobalSecondaryIndexes: [
          {
            IndexName: 'by-status',
            KeySchema: [
              { AttributeName: 'status', KeyType: 'HASH' },
              { AttributeName: 'at', KeyType: 'RANGE' },
            ],
            Projection: { ProjectionType: 'ALL' },
          },
        ],
      },
    },
  },
};
const stack = openStack({ stackName: 'Faults', template, assets: new Map() });
const TableName = 'Faults-Chats';
const LONG = 60_000;
let close = async () => {};
let keys = 0;

const newKey = () => {
  keys += 1;
  return `FAULTS${keys}`;
};

afterEach(() => close());

/** The table behind a front with these faults; with the key of one that was closed, the same table again. */
async function open(faults: Partial<FaultInjection>, accessKeyId = newKey()) {
  const database = process.env.TEST_DYNAMODB_ENDPOINT ?? '';
  const { region } = stack.identity;
  await createTables({ template, endpoint: database, accessKeyId, region, stackName: 'Faults' });
  const surroundings = { stack, database, databaseKey: accessKeyId };
  const injected = await injectFaults({ ...NO_FAULTS, ...faults }, surroundings);
  const front = await startDynamoDbFront({ database, layers: injected.layers });
  const credentials = { accessKeyId, secretAccessKey: 'secret' };
  const endpoint = front.url;
  const raw = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 1 });
  const client = DynamoDBDocumentClient.from(raw);
  const closeThis = async () => {
    raw.destroy();
    await front.close();
    await injected.close();
  };
  close = closeThis;
  const listed = async () => {
    const values = { ':open': 'open' };
    const query = { KeyConditionExpression: '#status = :open', ExpressionAttributeValues: values };
    const names = { '#status': 'status' };
    const { Items = [] } = await client.send(
      new QueryCommand({ TableName, IndexName: 'by-status', ExpressionAttributeNames: names, ...query }),
    );
    return Items.map(({ id }) => id as string);
  };
  return { client, accessKeyId, listed, settle: () => injected.settle(), close: closeThis };
}

const chat = (id: string) => ({ id, status: 'open', at: id });

describe('indexes that lag', () => {
  it('show nothing of a write before their time, and all of it after', async () => {
    const { client, listed, settle } = await open({ indexLagMs: LONG });
    await client.send(new PutCommand({ TableName, Item: chat('1') }));
    const items = [chat('2'), chat('3')].map((Item) => ({ Put: { TableName, Item } }));
    await client.send(new TransactWriteCommand({ TransactItems: items }));
    expect(await listed()).toEqual([]);
    await settle();
    expect(await listed()).toEqual(['1', '2', '3']);
    const names = { '#status': 'status' };
    const update = { UpdateExpression: 'REMOVE #status', ExpressionAttributeNames: names };
    await client.send(new UpdateCommand({ TableName, Key: { id: '1' }, ...update }));
    await client.send(new DeleteCommand({ TableName, Key: { id: '2' } }));
    expect(await listed()).toEqual(['1', '2', '3']);
    await settle();
    expect(await listed()).toEqual(['3']);
  });

  it('catch up by themselves, row by row', async () => {
    const { client, listed } = await open({ indexLagMs: 100 });
    const ids = ['1', '2', '3', '4', '5'];
    await Promise.all(ids.map((id) => client.send(new PutCommand({ TableName, Item: chat(id) }))));
    while ((await listed()).length < ids.length);
    expect(await listed()).toEqual(ids);
  });

  it('know after a restart what was written before', async () => {
    const first = await open({ indexLagMs: LONG });
    await first.client.send(new PutCommand({ TableName, Item: chat('1') }));
    await first.close();
    const { client, listed, settle } = await open({ indexLagMs: LONG }, first.accessKeyId);
    expect(await listed()).toEqual(['1']);
    await client.send(new DeleteCommand({ TableName, Key: { id: '1' } }));
    await settle();
    expect(await listed()).toEqual([]);
  });
});

describe('transient errors', () => {
  const put = new PutCommand({ TableName, Item: chat('1') });
  const names = async (run: () => Promise<unknown>) => {
    const seen = new Set<string>();
    for (let call = 0; call < 40; call += 1) {
      const error = await run().then(
        () => null,
        (reason: Error & { CancellationReasons?: { Code: string }[] }) => reason,
      );
      seen.add(error?.CancellationReasons?.map(({ Code }) => Code).join() ?? error?.name ?? 'done');
    }
    return seen;
  };

  it('refuse writes for conflicts and throttles, and transactions by the reasons of their items', async () => {
    const { client } = await open({ errorShare: 0.8 });
    const throttled = 'ProvisionedThroughputExceededException';
    expect(await names(() => client.send(put))).toEqual(
      new Set(['TransactionConflictException', throttled, 'done']),
    );
    const both = new TransactWriteCommand({
      TransactItems: ['1', '2'].map((id) => ({ Put: { TableName, Item: chat(id) } })),
    });
    const seen = await names(() => client.send(both));
    for (const codes of ['TransactionConflict,None', 'None,TransactionConflict', 'None,ThrottlingError']) {
      expect(seen).toContain(codes);
    }
    const keys = { RequestItems: { [TableName]: { Keys: [{ id: '1' }] } } };
    const { UnprocessedKeys } = await client.send(new BatchGetCommand(keys));
    expect(UnprocessedKeys?.[TableName]?.Keys ?? [{ id: '1' }]).toEqual([{ id: '1' }]);
  });

  it('are the same for the same seed', async () => {
    const outcomes = async () => {
      const { client, close: end } = await open({ errorShare: 0.5, seed: 7 });
      const all: boolean[] = [];
      for (let call = 0; call < 20; call += 1) {
        all.push(
          await client.send(put).then(
            () => true,
            () => false,
          ),
        );
      }
      await end();
      return all;
    };
    expect(await outcomes()).toEqual(await outcomes());
  });
});
