import {
  openSocket,
  refusedSocket,
  type SocketClient,
} from '@harbour-haul/local-cloud/testing/socket-client';
import type { LocalProduct } from './local-product.ts';

type Cookies = Record<string, string>;
type Event = Record<string, unknown>;

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

  return {
    asAdmin: (cookies: Cookies) => open('', cookies),
    asVisitor: (visitorId: string, sessionId: string, cookies: Cookies) =>
      open(`?${new URLSearchParams({ isAdmin: 'false', visitorId, sessionId })}`, cookies),
    /** The status by which a handshake is refused. */
    refusal: async (query: string, cookies: Cookies, origin: string | null = product.url) =>
      (await refusedSocket(`${base}${query}`, options(cookies, origin))).status,
  };
}
