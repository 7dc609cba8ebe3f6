import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { listenersOn } from './listeners.ts';

it('who listens on a port is found while they do', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(listenersOn(port)).toEqual([process.pid]);
  server.close();
  await once(server, 'close');
  expect(listenersOn(port)).toEqual([]);
});
