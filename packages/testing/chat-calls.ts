import type { LocalProduct } from './local-product.ts';

type Cookies = Record<string, string>;

let serial = 0;

/** A visitorId that nobody has. */
export const newVisitor = () => `visitor-${++serial}`;

/** Where the messages of a chat are. */
export const messagesOf = (id: string) => `/api/chat/sessions/${id}/messages`;

/**
 * What browsers call of chats, with whoever's cookies.
 * @param product whose API it is, once there is one
 * @param usual the cookies of what reads and changes a chat and names none
 */
export function chatCalls(product: () => LocalProduct, usual: () => Cookies = () => ({})) {
  const begin = (body: unknown, headers: Cookies = {}, cookies: Cookies = {}) =>
    product().call('POST', '/api/chat/sessions', { body, headers, cookies });
  return {
    begin,
    /** A chat with the cookies of its visitor. */
    aChat: async () => {
      const visitorId = newVisitor();
      const { body, cookies } = await begin({ visitorId, status: 'active' });
      return { visitorId, cookies, id: body.id as string };
    },
    get: (path: string, cookies = usual()) => product().call('GET', path, { cookies }),
    patch: (id: string, body: unknown, cookies = usual()) =>
      product().call('PATCH', `/api/chat/sessions/${id}`, { body, cookies }),
    post: (id: string, body: unknown, cookies: Cookies = {}) =>
      product().call('POST', messagesOf(id), { body, cookies }),
  };
}
