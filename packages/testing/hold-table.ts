import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Between } from '@harbour-haul/local-cloud/lambda/function-addresses';

/** Calls of one table that get no answer until they are let go. */
export interface HeldTable {
  /** Stands between functions and DynamoDB. */
  readonly between: Between;
  /** Keeps those that come from now on, once others were let go. */
  hold(): void;
  /** Lets those go on that wait, and all that come until the next are held. */
  release(): void;
  /** Ends what is open. */
  close(): void;
}

/** Keeps what functions ask of the table with this logical id until it is released, and passes on everything else. */
export function holdTable(logicalId: string): HeldTable {
  let released = Promise.withResolvers<void>();
  const ends: (() => void)[] = [];
  const open = (socket: Socket): Socket => {
    ends.push(() => socket.destroy());
    // Who waited too long has gone.
    return socket.on('error', () => socket.destroy());
  };
  const between: Between = async (variable, url) => {
    if (!variable.endsWith('DYNAMODB')) return url;
    const { hostname, port } = new URL(url);
    const server = createServer((client) => {
      passOn(open(client), open(connect(Number(port), hostname)), async (chunk) => {
        if (chunk.includes(logicalId)) await released.promise;
      });
    });
    ends.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  return {
    between,
    hold: () => {
      released = Promise.withResolvers();
    },
    release: () => released.resolve(),
    close: () => {
      for (const end of ends) end();
    },
  };
}

/** Joins two connections; what the client sends goes on when `mayPass` resolves. */
function passOn(client: Socket, service: Socket, mayPass: (chunk: Buffer) => Promise<void>): void {
  service.pipe(client);
  client.once('close', () => service.destroy());
  client.on('data', (chunk: Buffer) => {
    client.pause();
    void mayPass(chunk).then(() => {
      if (service.writable) service.write(chunk);
      client.resume();
    });
  });
}
