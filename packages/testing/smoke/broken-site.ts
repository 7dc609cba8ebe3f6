import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** What is broken of a site, and by which requests it shows. */
const BREAKS = {
  'a page': ({ url }) => url === '/privacy-policy',
  'a header': () => false,
  'the photos': ({ url }) => url === '/api/upload-photo',
  'the sockets': ({ url }) => url?.startsWith('/ws') === true,
  'the answer to a lead': ({ url, method }) => url === '/api/leads' && method === 'POST',
} satisfies Record<string, (asked: IncomingMessage) => boolean>;

export type BrokenPart = keyof typeof BREAKS;

/** Answers that are lost before requests get through again: as many as one step makes. */
const LOST_ANSWERS = 1;

/**
 * A site in front of a product, of which one part is broken. A lead's answer is lost after the lead was stored. Photos
 * fail behind any such site, since the bucket takes uploads of the product's own pages alone.
 */
export async function startBrokenSite(product: string, part: BrokenPart) {
  const sockets = new Set<Socket>();
  let lost = 0;
  const server = createServer((asked, answer) => {
    const isBroken = BREAKS[part](asked);
    const isLostAnswer = isBroken && part === 'the answer to a lead';
    if (isBroken && !isLostAnswer) return void answer.writeHead(503).end();
    pass(asked, answer, product, (headers) => {
      if (part === 'a header') delete headers['x-frame-options'];
      return isLostAnswer && ++lost <= LOST_ANSWERS ? 503 : null;
    });
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('upgrade', (asked: IncomingMessage, socket: Socket) => {
    if (BREAKS[part](asked)) return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    passSocket(asked, socket, product, sockets);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function headersFor({ headers }: IncomingMessage, product: string) {
  return { ...headers, host: new URL(product).host, ...(headers.origin && { origin: product }) };
}

/** @param change alters the headers of the answer, or puts a status without content in its place. */
function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  product: string,
  change: (headers: IncomingMessage['headers']) => number | null,
): void {
  const { method, url } = asked;
  const passed = request(new URL(url ?? '/', product), { method, headers: headersFor(asked, product) });
  passed.on('response', (found) => {
    const status = change(found.headers);
    answer.writeHead(status ?? found.statusCode ?? 502, status === null ? found.headers : {});
    if (status === null) found.pipe(answer);
    else found.resume().on('end', () => answer.end());
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

function passSocket(asked: IncomingMessage, socket: Socket, product: string, open: Set<Socket>): void {
  const { hostname, port } = new URL(product);
  const passed = connect(Number(port), hostname);
  open.add(passed);
  const headers = Object.entries(headersFor(asked, product)).map(
    ([name, value]) => `${name}: ${String(value)}`,
  );
  passed.write([`GET ${asked.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  for (const end of [socket, passed]) end.on('error', () => end.destroy());
  socket.pipe(passed).pipe(socket);
}
