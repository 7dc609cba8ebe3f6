import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A server that cuts each connection after so many bytes. */
export async function cuttingServer(bytes: number) {
  let cuts = 0;
  const server = createServer((socket) => {
    let received = 0;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < bytes || socket.destroyed) return;
      cuts += 1;
      socket.resetAndDestroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    /** How often it was cut. */
    cuts: () => cuts,
    close: () => void server.close(),
  };
}
