import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** A response in place of an upgrade; headers by name, several of one name as a list. */
export interface UpgradeRefusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** Refuses an upgrade request with an ordinary response, and ends the connection. */
export function refuseUpgrade(socket: Duplex, { status, headers, body }: UpgradeRefusal): void {
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${value}`),
  );
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines,
    'connection: close',
    `content-length: ${body.length}`,
  ].join('\r\n');
  socket.once('finish', () => socket.destroy());
  socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), body]));
}
