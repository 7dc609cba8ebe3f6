import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { openDatabase } from './database.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A database that ends each connection at its second call, as one does that was idle for too long. */
async function shortLived(): Promise<string> {
  const calls = new WeakMap<object, number>();
  server = createServer((incoming, answer) => {
    const count = (calls.get(incoming.socket) ?? 0) + 1;
    calls.set(incoming.socket, count);
    if (count > 1) incoming.socket.destroy();
    else answer.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('a call whose connection was closed while it was idle is made once more', async () => {
  const database = openDatabase(await shortLived());
  const call = { headers: {}, body: Buffer.from('{}') } as Parameters<typeof database.handle>[0];
  const statuses = [];
  for (let made = 0; made < 3; made += 1) statuses.push((await database.handle(call)).status);
  expect(statuses).toEqual([200, 200, 200]);
  database.close();
});
