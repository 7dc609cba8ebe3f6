import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type SocketStack, startSocketStack } from '../../testing/socket-stack.ts';
import { temporaryDirectory } from '../../testing/temporary-directory.ts';

// Before the folder's own hook, which removes what functions still write into.
afterAll(() => stack?.stop());

const directory = temporaryDirectory();
let stack: SocketStack;

beforeAll(async () => {
  stack = await startSocketStack(directory);
});

function post(
  ConnectionId: string,
  Data: string | Uint8Array,
  client = stack.management(),
): Promise<unknown> {
  return client.send(new PostToConnectionCommand({ ConnectionId, Data }));
}

it('POST @connections sends what a function or any other holder of the key posts', async () => {
  const [sender, receiver] = await Promise.all([stack.connect(), stack.connect()]);
  sender.send({ type: 'echo', to: receiver.connectionId });
  const { environment } = (await receiver.next()) as { environment: Record<string, string> };
  expect(environment.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI).toBe(`${stack.httpUrl}/ws`);
  await post(receiver.connectionId, '{"hello":"é"}');
  expect(await receiver.next()).toEqual({ hello: 'é' });
});

it('POST @connections sends up to 128 KB, in frames of 32 KB', async () => {
  const client = await stack.connect();
  const text = 'é'.repeat(64 * 1024 - 6);
  await post(client.connectionId, JSON.stringify({ text }));
  expect(await client.next()).toEqual({ text });
  const large = post(client.connectionId, new Uint8Array(128 * 1024 + 1));
  await expect(large).rejects.toMatchObject({
    name: 'PayloadTooLargeException',
    $metadata: { httpStatusCode: 413 },
  });
});

it('GET @connections describes a connection', async () => {
  const { connectionId: ConnectionId } = await stack.connect({ headers: { 'User-Agent': 'Test' } });
  const found = await stack.management().send(new GetConnectionCommand({ ConnectionId }));
  expect(found).toMatchObject({ Identity: { SourceIp: '127.0.0.1', UserAgent: 'Test' } });
  expect(found.LastActiveAt).toEqual(found.ConnectedAt);
  await post(ConnectionId, '{}');
  const later = await stack.management().send(new GetConnectionCommand({ ConnectionId }));
  expect(later.LastActiveAt?.getTime()).toBeGreaterThanOrEqual(found.ConnectedAt?.getTime() ?? Number.NaN);
});

it('DELETE @connections ends a connection, which is gone afterwards', async () => {
  const { connectionId: ConnectionId, closed } = await stack.connect();
  await stack.management().send(new DeleteConnectionCommand({ ConnectionId }));
  const gone = { name: 'GoneException', $metadata: { httpStatusCode: 410 } };
  await expect(post(ConnectionId, '{}')).rejects.toMatchObject(gone);
  expect(await closed).toBe(1000);
  expect(await stack.disconnected(ConnectionId)).toMatchObject({
    requestContext: { disconnectStatusCode: 1000, disconnectReason: 'Connection Closed Normally' },
  });
  for (const Command of [GetConnectionCommand, DeleteConnectionCommand]) {
    await expect(stack.management().send(new Command({ ConnectionId }))).rejects.toMatchObject(gone);
  }
  await expect(post('never was=', '{}')).rejects.toMatchObject(gone);
});

it('@connections finds a connection only once $connect has accepted it', async () => {
  await stack.connect({}, '&early=1');
  expect(await stack.line('early')).toBe('GoneException');
});

it('POST @connections refuses more for a client that does not read, until it reads', async () => {
  const client = await stack.connect();
  client.socket.pause();
  const data = JSON.stringify({ text: 'x'.repeat(120_000) });
  let posted = 0;
  const fill = async (): Promise<void> => {
    for (; posted < 1000; posted += 1) await post(client.connectionId, data);
  };
  await expect(fill()).rejects.toMatchObject({
    name: 'LimitExceededException',
    $metadata: { httpStatusCode: 429 },
  });
  client.socket.resume();
  for (let received = 0; received < posted; received += 1) await client.next();
  await post(client.connectionId, '{"last":true}');
  expect(await client.next()).toEqual({ last: true });
});

it.each([
  ['the key of another account', () => stack.management('OTHERACCOUNT')],
  ['a wrong secret', () => stack.management(undefined, undefined, 'guessed')],
  ['another stage', () => stack.management(undefined, `${stack.httpUrl}/other`)],
  ['no stage', () => stack.management(undefined, stack.httpUrl)],
])('@connections refuses %s', async (_what, client) => {
  const { connectionId: ConnectionId } = await stack.connect();
  await expect(post(ConnectionId, '{}', client())).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  });
});

it('@connections refuses unsigned requests and unknown paths', async () => {
  const { connectionId: ConnectionId } = await stack.connect();
  const path = `/ws/@connections/${encodeURIComponent(ConnectionId)}`;
  const unsigned = await fetch(`${stack.httpUrl}${path}`, { method: 'POST', body: '{}' });
  expect([unsigned.status, await unsigned.json()]).toEqual([
    403,
    { message: 'Missing Authentication Token' },
  ]);
  expect((await fetch(`${stack.httpUrl}/ws/elsewhere`)).status).toBe(403);
});
