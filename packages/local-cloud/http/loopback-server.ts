import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCode } from '../shared/error-code.ts';

export interface LoopbackServer {
  readonly port: number;
  /** Without a trailing slash. */
  readonly url: string;
  /** Stops accepting, drops open connections, upgraded ones too, and resolves when all is closed. */
  close(): Promise<void>;
}

/** The port is in use. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** Takes over the socket of an upgrade request; `head` are bytes that came right after the request. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** What a server does with requests that ask for another protocol. Without it they are requests like any other. */
export interface UpgradeRule {
  /** Whether to upgrade; a request it refuses reaches the request listener. */
  readonly accepts: (request: IncomingMessage) => boolean;
  readonly listener: UpgradeListener;
}

export interface LoopbackOptions {
  readonly port?: number;
  readonly bothFamilies?: boolean;
  readonly upgrade?: UpgradeRule;
}

/**
 * An HTTP server on 127.0.0.1, and on ::1 as well when `bothFamilies` is set and the machine has it, because
 * `localhost` may mean either. Never on an outside interface.
 * @throws PortTakenError
 */
export async function listenOnLoopback(
  handler: RequestListener,
  { port = 0, bothFamilies = false, upgrade }: LoopbackOptions = {},
): Promise<LoopbackServer> {
  const first = await listen(handler, upgrade, { port, host: '127.0.0.1' });
  const actual = first.port;
  const servers = [first];
  try {
    if (bothFamilies) servers.push(...(await listenOnIpv6(handler, upgrade, actual)));
  } catch (error) {
    await first.close();
    throw error;
  }
  return {
    port: actual,
    url: `http://127.0.0.1:${actual}`,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** More than any service takes: each refuses what is beyond its own limit, in its own words. */
const MAX_HEAD_BYTES = 128 * 1024;

type OneServer = Pick<LoopbackServer, 'port' | 'close'>;

async function listenOnIpv6(
  handler: RequestListener,
  upgrade: UpgradeRule | undefined,
  port: number,
): Promise<OneServer[]> {
  try {
    return [await listen(handler, upgrade, { port, host: '::1' })];
  } catch (error) {
    if (error instanceof PortTakenError) throw error;
    return [];
  }
}

async function listen(
  handler: RequestListener,
  upgrade: UpgradeRule | undefined,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<OneServer> {
  // A keep-alive shorter than the client's would now and then cut a request that is already on its way.
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      maxHeaderSize: MAX_HEAD_BYTES,
      shouldUpgradeCallback: (request) => upgrade?.accepts(request) ?? false,
    },
    handler,
  );
  const upgraded = upgrade === undefined ? new Set<Duplex>() : trackUpgrades(server, upgrade.listener);
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
  return { port: portOf(server), close: () => close(server, upgraded) };
}

/** The server forgets a socket once it is upgraded, yet does not count as closed before that one is. */
function trackUpgrades(server: Server, listener: UpgradeListener): Set<Duplex> {
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Its end is what counts, and `close` reports that.
    socket.on('error', () => {});
    listener(request, socket, head);
  });
  return sockets;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no TCP address');
  return address.port;
}

async function close(server: Server, upgraded: ReadonlySet<Duplex>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  for (const socket of upgraded) socket.destroy();
  await closed;
}
