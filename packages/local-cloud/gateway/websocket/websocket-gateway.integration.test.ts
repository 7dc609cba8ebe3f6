import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSocket, refusedSocket } from '../../testing/socket-client.ts';
import { releaseWaiting } from '../../testing/socket-function.ts';
import { type SocketStack, startSocketStack } from '../../testing/socket-stack.ts';
import { temporaryDirectory } from '../../testing/temporary-directory.ts';

// Before the folder's own hook, which removes what functions still write into.
afterAll(() => stack?.stop());

const directory = temporaryDirectory();
let stack: SocketStack;

beforeAll(async () => {
  stack = await startSocketStack(directory);
});

const id = expect.stringMatching(/^[\w-]{15}=$/);

describe('the life of a connection', () => {
  it('begins with an event that has headers and query, and ends with one that has a reason', async () => {
    const began = Date.now();
    const headers = { Cookie: 'a=1; b=2', Origin: 'http://localhost', 'X-Forwarded-For': '9.9.9.9' };
    const client = await stack.connect({ headers }, '&visitorId=v&x=1&x=2');
    const { event, connectionId } = client;
    expect(event).toMatchObject({
      headers: {
        Cookie: 'a=1; b=2',
        Origin: 'http://localhost',
        'Sec-WebSocket-Version': '13',
        'X-Forwarded-For': '9.9.9.9, 127.0.0.1',
        'X-Forwarded-Proto': 'https',
      },
      multiValueHeaders: { Origin: ['http://localhost'] },
      queryStringParameters: { visitorId: 'v', x: '2' },
      multiValueQueryStringParameters: { visitorId: ['v'], x: ['1', '2'] },
      requestContext: {
        routeKey: '$connect',
        eventType: 'CONNECT',
        messageDirection: 'IN',
        connectionId: id,
        requestId: id,
        apiId: stack.api.apiId,
        stage: 'ws',
        domainName: `${stack.api.apiId}.execute-api.ca-central-1.amazonaws.com`,
        identity: { sourceIp: '127.0.0.1' },
        requestTime: expect.stringMatching(/^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
      },
      isBase64Encoded: false,
    });
    expect(event).not.toHaveProperty('body');
    const { connectedAt } = event.requestContext;
    expect(connectedAt).toBeGreaterThanOrEqual(began);

    client.socket.close(4001, 'bye');
    expect(await stack.disconnected(connectionId)).toMatchObject({
      requestContext: {
        routeKey: '$disconnect',
        eventType: 'DISCONNECT',
        connectionId,
        connectedAt,
        disconnectStatusCode: 4001,
        disconnectReason: 'bye',
      },
    });
  });

  it.each([
    ['a close without a code', 1005, (close: { close(): void; terminate(): void }) => close.close()],
    ['a connection that breaks', 1006, (close: { close(): void; terminate(): void }) => close.terminate()],
  ])('ends with %s as %i', async (_what, disconnectStatusCode, end) => {
    const { socket, connectionId } = await stack.connect();
    end(socket);
    expect(await stack.disconnected(connectionId)).toMatchObject({
      requestContext: { disconnectStatusCode },
    });
  });

  it.each([
    ['status=401', 401, 'Unauthorized'],
    ['status=403', 403, 'Forbidden'],
    ['status=429', 429, 'Too Many Requests'],
    ['status=500', 500, 'Internal Server Error'],
    ['fail=throw', 502, 'Internal server error'],
    ['fail=malformed', 502, 'Internal server error'],
  ])('never begins when $connect says %s', async (query, status, message) => {
    const refusal = await refusedSocket(`${stack.url}?${query}`);
    expect(refusal.status).toBe(status);
    expect(JSON.parse(refusal.body)).toEqual({ message, connectionId: id, requestId: id });
  });

  it.each([
    ['another stage', '/other'],
    ['no stage', '/'],
    ['a path below the stage', '/ws/more'],
  ])('never begins at %s', async (_what, path) => {
    const refusal = await refusedSocket(stack.url.replace('/ws', path));
    expect([refusal.status, refusal.body]).toEqual([403, expect.stringContaining('Forbidden')]);
  });

  it('never begins without a handshake', async () => {
    expect((await fetch(`${stack.httpUrl}/ws`)).status).toBe(426);
  });
});

describe('messages', () => {
  it('reach the function by their type, or by default', async () => {
    const client = await openSocket(stack.url);
    for (const body of ['{"type":"echo","é":1}', 'not JSON', '{"type":"$connect"}']) {
      client.send(body);
      const { event } = (await client.next()) as { event: Record<string, unknown> };
      expect(event).toMatchObject({
        body,
        isBase64Encoded: false,
        requestContext: { routeKey: '$default', eventType: 'MESSAGE', messageId: id, stage: 'ws' },
      });
      expect(event).not.toHaveProperty('headers');
    }
    client.socket.close();
  });

  it.each(['throw', 'exit', 'malformed'])(
    'for which the function returns %s fail for the sender alone',
    async (type) => {
      const client = await openSocket(stack.url);
      client.send({ type });
      expect(await client.next()).toEqual({
        message: 'Internal server error',
        connectionId: id,
        requestId: id,
      });
      client.send({ type: 'echo' });
      expect(await client.next()).toHaveProperty('event');
      client.socket.close();
    },
  );

  it('leave it to the function whether to reply', async () => {
    const client = await openSocket(stack.url);
    client.send({ type: 'refuse' });
    client.send({ type: 'echo' });
    expect(await client.next()).toHaveProperty('event.body', '{"type":"echo"}');
    client.socket.close();
  });

  it('of one connection run beside each other', async () => {
    const client = await openSocket(stack.url);
    client.send({ type: 'wait', n: 1 });
    await stack.line('waiting');
    client.send({ type: 'echo' });
    expect(await client.next()).toHaveProperty('event.body', '{"type":"echo"}');
    releaseWaiting(directory, 1);
    expect(await client.next()).toEqual({ waited: 1 });
    client.socket.close();
  });

  it('may come in several frames, each within the limit', async () => {
    const client = await openSocket(stack.url);
    const body = JSON.stringify({ type: 'echo', text: 'x'.repeat(100_000) });
    for (let at = 0; at < body.length; at += 32_768) {
      client.socket.send(body.slice(at, at + 32_768), { fin: at + 32_768 >= body.length });
    }
    expect(await client.next()).toHaveProperty('event.body', body);
    client.socket.close();
  });

  it.each([
    ['a frame over 32 KB', 1009, ['x'.repeat(32_769)]],
    ['frames over 128 KB in all', 1009, Array<string>(5).fill('x'.repeat(32_768))],
    ['a binary frame', 1003, [Buffer.from('{}')]],
  ])('as %s end the connection with %i', async (_what, code, parts) => {
    const client = await stack.connect();
    for (const [index, part] of parts.entries())
      client.socket.send(part, { fin: index === parts.length - 1 });
    expect(await client.closed).toBe(code);
    expect(await stack.disconnected(client.connectionId)).toMatchObject({
      requestContext: { disconnectStatusCode: code },
    });
  });

  it('are not the pings of the protocol, which the gateway replies to itself', async () => {
    const { socket } = await openSocket(stack.url);
    const pong = new Promise((resolve) => socket.once('pong', (data) => resolve(data.toString())));
    socket.ping('p');
    expect(await pong).toBe('p');
    socket.close();
  });
});
