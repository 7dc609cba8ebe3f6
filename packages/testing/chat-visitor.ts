import { randomUUID } from 'node:crypto';
import { messagesOf, newVisitor } from './chat-calls.ts';
import { aNewPerson } from './leads.ts';
import type { LocalProduct } from './local-product.ts';
import { TOMORROW } from './tomorrow.ts';

type Cookies = Record<string, string>;
type Said = Record<string, unknown>;

/** What a chat says that has asked for all that a quote needs. */
export const COMPLETE = {
  name: 'Jane Roe',
  phone: '902-555-0148',
  address: 'where this visitor lives',
  junkType: 'furniture',
  junkConfidence: 0.92,
  junkClassificationSource: 'ai',
  preferredContactMethod: 'sms',
};

/** A visitor in a chat, who lives where nobody else does unless it is said, and what they can do. */
export async function aChatVisitor(product: LocalProduct, address = aNewPerson().address) {
  const visitorId = newVisitor();
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const sessionId = body.id as string;
  const send = (lead: Said, headers: Cookies = {}) =>
    product.call('POST', '/api/leads', { body: lead, headers, cookies });
  const fill = (form: Said = {}) =>
    send({
      name: 'Jane Roe',
      phone: '902-555-0148',
      address,
      junkType: 'yard',
      preferredDate: TOMORROW,
      source: 'form',
      visitorId,
      ...form,
    });
  const save = (said: Said, headers?: Cookies) =>
    send({ source: 'chat', visitorId, sessionId, ...said, ...('address' in said && { address }) }, headers);
  const say = (content: string) =>
    product.call('POST', messagesOf(sessionId), {
      body: { sender: 'user', content, clientMessageId: randomUUID() },
      cookies,
    });
  return { visitorId, sessionId, cookies, address, fill, save, say };
}
