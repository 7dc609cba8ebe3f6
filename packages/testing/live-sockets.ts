import {
  openSocket,
  refusedSocket,
  type SocketClient,
} from '@harbour-haul/local-cloud/testing/socket-client';
import type { LocalProduct } from './local-product.ts';

type Cookies = Record<string, string>;
type Event = Record<string, unknown>;

interface SocketHandlers {
  onOpen: () => void;
  onText: (text: string) => void;
  onClose: () => void;
}

/** A browser's socket, for tests. */
export interface LiveSocket extends SocketClient {
  /** The next event of this type; others before it are passed over. */
  until(type: string): Promise<Event>;
}

/** Sockets of the product's site, as browsers open them. */
export function liveSockets(product: Pick<LocalProduct, 'url'>) {
  const base = `${product.url.replace('http', 'ws')}/ws`;
  const options = (cookies: Cookies, origin: string | null) => ({
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      ...(origin !== null && { origin }),
    },
  });

  const open = async (query: string, cookies: Cookies): Promise<LiveSocket> => {
    const client = await openSocket(`${base}${query}`, options(cookies, product.url));
    const until = async (type: string): Promise<Event> => {
      for (;;) {
        const event = await client.next();
        if (event.type === type) return event;
      }
    };
    return { ...client, until };
  };

  /** The sockets as the live client opens them (`web/src/lib/chat/live-platform.ts`), by tests with a browser's cookies. */
  const openerFor = (cookies: Cookies) => (url: string, handlers: SocketHandlers) => {
    let client: SocketClient | null = null;
    let isClosed = false;
    void openSocket(url, options(cookies, product.url)).then(
      (opened) => {
        client = opened;
        opened.socket.on('message', (data: Buffer) => handlers.onText(data.toString('utf8')));
        void opened.closed.then(handlers.onClose);
        if (isClosed) opened.socket.close();
        else handlers.onOpen();
      },
      () => handlers.onClose(),
    );
    return {
      send: (text: string) => client?.socket.send(text),
      close: () => {
        isClosed = true;
        client?.socket.close();
      },
      /** As a network does that breaks down. */
      cut: () => client?.socket.terminate(),
    };
  };

  return {
    base,
    openerFor,
    asAdmin: (cookies: Cookies) => open('', cookies),
    asVisitor: (visitorId: string, sessionId: string, cookies: Cookies, more: Record<string, string> = {}) =>
      open(
        `?${new URLSearchParams({ isAdmin: 'false', visitorId, sessionId, ...more }).toString()}`,
        cookies,
      ),
    /** The status by which a handshake is refused. */
    refusal: async (query: string, cookies: Cookies, origin: string | null = product.url) =>
      (await refusedSocket(`${base}${query}`, options(cookies, origin))).status,
  };
}
