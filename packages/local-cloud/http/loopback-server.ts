import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { errorCode } from '../shared/error-code.ts';

export interface LoopbackServer {
  readonly port: number;
  /** Without a trailing slash. */
  readonly url: string;
  /** Stops accepting, drops open connections, resolves when all is closed. */
  close(): Promise<void>;
}

/** The port is in use. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * An HTTP server on 127.0.0.1, and on ::1 as well when `bothFamilies` is set and the machine has it, because
 * `localhost` may mean either. Never on an outside interface.
 * @throws PortTakenError
 */
export async function listenOnLoopback(
  handler: RequestListener,
  { port = 0, bothFamilies = false }: { readonly port?: number; readonly bothFamilies?: boolean } = {},
): Promise<LoopbackServer> {
  const first = await listen(handler, port, '127.0.0.1');
  const actual = portOf(first);
  const servers = [first];
  try {
    if (bothFamilies) servers.push(...(await listenOnIpv6(handler, actual)));
  } catch (error) {
    await close(first);
    throw error;
  }
  return {
    port: actual,
    url: `http://127.0.0.1:${actual}`,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

async function listenOnIpv6(handler: RequestListener, port: number): Promise<Server[]> {
  try {
    return [await listen(handler, port, '::1')];
  } catch (error) {
    if (error instanceof PortTakenError) throw error;
    return [];
  }
}

async function listen(handler: RequestListener, port: number, host: string): Promise<Server> {
  // A keep-alive shorter than the client's would now and then cut a request that is already on its way.
  const server = createServer({ keepAliveTimeout: 65_000 }, handler);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new PortTakenError(
        `Port ${port} is taken: another program listens on it. Stop it, or set PORT to a free one.`,
      );
    }
    throw error;
  }
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no TCP address');
  return address.port;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
