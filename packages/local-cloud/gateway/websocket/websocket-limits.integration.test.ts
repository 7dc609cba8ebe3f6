import { afterEach, expect, it } from '@jest/globals';
import { openSocket, refusedSocket } from '../../testing/socket-client.ts';
import { releaseWaiting } from '../../testing/socket-function.ts';
import { type SocketStack, type SocketStackOptions, startSocketStack } from '../../testing/socket-stack.ts';
import { temporaryDirectory } from '../../testing/temporary-directory.ts';
import type { WebSocketLimits } from './websocket-limits.ts';

const directory = temporaryDirectory();
let stack: SocketStack | undefined;

async function start(
  limits: Partial<WebSocketLimits>,
  more: Omit<SocketStackOptions, 'limits'> = {},
): Promise<SocketStack> {
  stack = await startSocketStack(directory, { limits, ...more });
  return stack;
}

afterEach(async () => {
  await stack?.stop();
  stack = undefined;
});

it('a WebSocket connection without messages ends after the idle timeout', async () => {
  const { url, line } = await start({ idle: 100 });
  const client = await openSocket(url);
  expect(await client.closed).toBe(1001);
  expect(await line('gone')).toContain('"disconnectStatusCode":1001,"disconnectReason":"Going away"');
});

it('messages in either direction keep a WebSocket connection open, up to its maximum age', async () => {
  const { url, line } = await start({ idle: 1500, life: 4000 });
  const began = Date.now();
  const client = await openSocket(url);
  let ended = false;
  void client.closed.then(() => {
    ended = true;
  });
  while (!ended) {
    client.send({ type: 'echo' });
    await client.next().catch(() => {});
  }
  expect(await client.closed).toBe(1001);
  expect(Date.now() - began).toBeGreaterThan(3900);
  await line('gone');
});

it('the WebSocket gateway limits how long a function may take', async () => {
  const { url } = await start({ integration: 2000 });
  const client = await openSocket(url);
  expect(await refusedSocket(`${url}?fail=hang`)).toMatchObject({
    status: 504,
    body: expect.stringContaining('Endpoint request timed out'),
  });
  client.send({ type: 'hang' });
  expect(await client.next()).toMatchObject({ message: 'Endpoint request timed out' });
});

it('the WebSocket gateway has a function work on some messages of a connection at a time, and loses none', async () => {
  const { url, line, lines } = await start({ concurrentMessages: 2 });
  const [flooder, other] = await Promise.all([openSocket(url), openSocket(url)]);
  for (let n = 1; n <= 5; n += 1) flooder.send({ type: 'wait', n });
  await line('waiting');
  await line('waiting');
  const waited: unknown[] = [];
  for (let n = 1; n <= 5; n += 1) {
    other.send({ type: 'echo' });
    await other.next();
    // Two are worked on until the last ones: nothing of a third was printed while another client was answered.
    expect(lines.filter((text) => text.startsWith('waiting'))).toEqual([]);
    releaseWaiting(directory, n);
    waited.push((await flooder.next()).waited);
    if (n <= 3) await line('waiting');
  }
  expect(waited).toEqual([1, 2, 3, 4, 5]);
});

it('the WebSocket gateway forbids messages that no route is for, and needs no lifecycle routes', async () => {
  const { url } = await start({}, { routeKeys: ['wait'] });
  const client = await openSocket(url);
  client.send({ type: 'other' });
  expect(await client.next()).toMatchObject({ message: 'Forbidden' });
  client.socket.close();
  await client.closed;
});

it('a stopping WebSocket gateway closes every client with 1001, and invokes nothing any more', async () => {
  const running = await start({ closing: 200 });
  const [first, paused, busy] = await Promise.all([1, 2, 3].map(() => openSocket(running.url)));
  paused?.socket.pause();
  busy?.send({ type: 'wait', n: 6 });
  await running.line('waiting');
  await running.closeGateway();
  expect(await first?.closed).toBe(1001);
  expect(await busy?.closed).toBe(1001);
  paused?.socket.resume();
  expect(await paused?.closed).toBe(1001);
  await running.stop();
  expect(running.lines.filter((text) => text.startsWith('gone'))).toEqual([]);
  await expect(openSocket(running.url)).rejects.toThrow('ECONNREFUSED');
});

it('the WebSocket gateway throttles handshakes and messages by their routes', async () => {
  const limit = (ThrottlingBurstLimit: number) => ({ ThrottlingBurstLimit, ThrottlingRateLimit: 0.001 });
  const RouteSettings = { $connect: limit(1), $default: limit(2) };
  const { url } = await start({}, { stage: { RouteSettings } });
  const client = await openSocket(url);
  expect(await refusedSocket(url)).toMatchObject({
    status: 429,
    body: expect.stringContaining('Too Many Requests'),
  });
  for (let n = 0; n < 2; n += 1) {
    client.send({ type: 'echo' });
    expect(await client.next()).toHaveProperty('event.body');
  }
  client.send({ type: 'echo' });
  expect(await client.next()).toMatchObject({
    message: 'Too Many Requests',
    connectionId: expect.any(String),
  });
});
