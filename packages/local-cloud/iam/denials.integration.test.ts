import {
  DeleteItemCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { createTestTables } from '@harbour-haul/testing/tables';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';

type Tables = Awaited<ReturnType<typeof createTestTables>>;
type Call = (client: DynamoDBClient, names: Tables) => Promise<unknown>;

let tables: Tables;
let denials: string[] = [];
const clients: DynamoDBClient[] = [];

beforeAll(async () => {
  // A client that calls once cannot outlast a refused call, and what is refused here is to be the policy's.
  tables = await createTestTables({ errorShare: 0 });
});
beforeEach(() => {
  denials = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void denials.push(line));
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});

async function call(make: Call, config: DynamoDBClientConfig): Promise<unknown> {
  const { region } = tables.stack.identity;
  const client = new DynamoDBClient({ endpoint: tables.endpoint, region, maxAttempts: 1, ...config });
  clients.push(client);
  return make(client, tables);
}
const as = (name: Parameters<Tables['keyOf']>[0], make: Call) =>
  call(make, { credentials: tables.keyOf(name) });

const lead = { id: { N: '1' }, item: { S: 'lead' } };
/** What export may write. */
const row = { log: { S: 'exports' }, id: { S: 'x' } };

it.each<[string, Parameters<Tables['keyOf']>[0], Call, string]>([
  [
    'another table',
    'photos',
    (client, { leadsTable }) => client.send(new GetItemCommand({ TableName: leadsTable, Key: lead })),
    'dynamodb:GetItem',
  ],
  [
    'another action',
    'chat',
    (client, { messagesTable }) => client.send(new ScanCommand({ TableName: messagesTable })),
    'dynamodb:Scan',
  ],
  [
    'another index',
    'export',
    (client, { leadsTable }) =>
      client.send(
        new QueryCommand({
          TableName: leadsTable,
          IndexName: 'by-visitor',
          KeyConditionExpression: 'visitorId = :id',
          ExpressionAttributeValues: { ':id': { S: 'x' } },
        }),
      ),
    '/index/by-visitor',
  ],
  [
    'an attribute that the role does not name',
    'auth',
    (client, { usersTable }) =>
      client.send(
        new UpdateItemCommand({
          TableName: usersTable,
          Key: { username: { S: 'ann' } },
          UpdateExpression: 'SET #p = :p',
          ExpressionAttributeNames: { '#p': 'passwordHash' },
          ExpressionAttributeValues: { ':p': { S: 'guessed' } },
        }),
      ),
    '"passwordHash"',
  ],
  [
    'a user in place of a counter of attempts',
    'auth',
    (client, { usersTable }) =>
      client.send(new DeleteItemCommand({ TableName: usersTable, Key: { username: { S: 'ann' } } })),
    'dynamodb:LeadingKeys',
  ],
  [
    'a part of a transaction',
    'export',
    (client, { exportsTable, usersTable }) =>
      client.send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Put: { TableName: exportsTable, Item: row } },
            { Put: { TableName: usersTable, Item: { username: { S: 'eve' } } } },
          ],
        }),
      ),
    'UsersTable',
  ],
])(
  'DynamoDB denies a function %s, with the name and status of AWS, and says what is missing',
  async (_what, name, make, missing) => {
    await expect(as(name, make)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringMatching(/^User: arn:aws:sts::.+ is not authorized to perform: dynamodb:/),
      $metadata: { httpStatusCode: 400 },
    });
    expect(denials).toEqual([expect.stringContaining(missing)]);
  },
);

const read: Call = (client, { exportsTable }) =>
  client.send(new GetItemCommand({ TableName: exportsTable, Key: row }));

it('a transaction that is denied has changed nothing', async () => {
  expect(await call(read, { credentials: tables.account })).not.toHaveProperty('Item');
  await as('export', (client, { exportsTable }) =>
    client.send(new PutItemCommand({ TableName: exportsTable, Item: row })),
  );
  expect(await call(read, { credentials: tables.account })).toHaveProperty('Item');
});

it.each<[string, string, (names: Tables) => DynamoDBClientConfig]>([
  [
    'a wrong secret',
    'InvalidSignatureException',
    ({ account }) => ({ credentials: { ...account, secretAccessKey: 'guessed' } }),
  ],
  [
    'an unknown key',
    'UnrecognizedClientException',
    () => ({ credentials: { accessKeyId: 'OTHER', secretAccessKey: 'x' } }),
  ],
  [
    'another region',
    'InvalidSignatureException',
    ({ account }) => ({ credentials: account, region: 'us-east-1' }),
  ],
  [
    'an old date',
    'InvalidSignatureException',
    ({ account }) => ({ credentials: account, systemClockOffset: -20 * 60_000 }),
  ],
])('DynamoDB refuses %s', async (_what, name, config) => {
  await expect(call(read, config(tables))).rejects.toMatchObject({ name });
});
