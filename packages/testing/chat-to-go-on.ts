import { aChatVisitor } from './chat-visitor.ts';
import type { LocalProduct } from './local-product.ts';

type Cookies = Record<string, string>;

/** A chat that has saved its lead, which can be closed and go on in another session, and the link to its request. */
export async function aChatToGoOn(product: LocalProduct, admin: Cookies, said: Record<string, unknown>) {
  const chat = await aChatVisitor(product);
  const { visitorId, cookies, sessionId } = chat;
  const id = Number((await chat.save({ ...said, status: 'incomplete' })).body.id);
  const patchSession = (session: string, body: unknown) =>
    product.call('PATCH', `/api/chat/sessions/${session}`, { cookies: admin, body });
  const write = (session: string, body: unknown) =>
    product.call('POST', `/api/chat/sessions/${session}/messages`, { body, cookies });
  const link = async () => {
    const { body } = await product.call('POST', `/api/leads/${id}/request-link`, { body: {}, cookies });
    return { 'x-request-token': String(body.token) };
  };
  return {
    ...chat,
    id,
    patchSession,
    sessionOf: async (session: string) =>
      (await product.call('GET', `/api/chat/sessions/${session}`, { cookies: admin })).body,
    close: () => patchSession(sessionId, { status: 'closed' }),
    /** Returns the session in which it goes on. */
    goOn: async () => {
      const begun = await product.call('POST', '/api/chat/sessions', { body: { visitorId }, cookies });
      return String(begun.body.id);
    },
    say: (session: string, content: string, more = {}) =>
      write(session, { sender: 'user', content, ...more }),
    reply: (session: string) => write(session, { sender: 'assistant', content: 'Thank you!' }),
    seen: async () => (await product.call('GET', '/api/request', { headers: await link() })).body,
    keep: async () => product.call('POST', '/api/request/keep', { headers: await link() }),
  };
}
