import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type ClientOptions, WebSocket } from 'ws';

/** A client for tests: what it receives waits until it is read. */
export interface SocketClient {
  readonly socket: WebSocket;
  /** Resolves, with the close code, when the connection has ended. */
  readonly closed: Promise<number>;
  /** Sends a text as it is, anything else as JSON. */
  send(message: unknown): void;
  /** The next message, parsed; rejects when the connection ends before. */
  next(): Promise<Record<string, unknown>>;
}

/** The gateway's ordinary response in place of an upgrade. */
export interface Refusal {
  readonly status: number | undefined;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** Opens a connection and waits until it is open. */
export async function openSocket(url: string, options: ClientOptions = {}): Promise<SocketClient> {
  const socket = new WebSocket(url, options);
  const received: Record<string, unknown>[] = [];
  const waiting: PromiseWithResolvers<Record<string, unknown>>[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Record<string, unknown>;
    const first = waiting.shift();
    if (first === undefined) received.push(message);
    else first.resolve(message);
  });
  const closed = new Promise<number>((resolve) => {
    socket.once('close', (code) => {
      for (const { reject } of waiting) reject(new Error(`the connection ended with ${code}`));
      resolve(code);
    });
  });
  // What the server does to a connection is seen by its close code; one that cannot be opened may fail a second time.
  socket.on('error', () => {});
  await once(socket, 'open');
  return {
    socket,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () => {
      const message = received.shift();
      if (message !== undefined) return Promise.resolve(message);
      const later = Promise.withResolvers<Record<string, unknown>>();
      waiting.push(later);
      return later.promise;
    },
  };
}

/** Opens a connection that is refused; resolves to the refusal. */
export async function refusedSocket(url: string, options: ClientOptions = {}): Promise<Refusal> {
  const socket = new WebSocket(url, options);
  // Ending a handshake that never was is an error to the library.
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return {
    status: response.statusCode,
    body: Buffer.concat(chunks).toString('utf8'),
    headers: response.headers,
  };
}
