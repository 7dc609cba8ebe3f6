import { LIMITS } from '@harbour-haul/domain/limits/limits';
import { SITE } from '@harbour-haul/domain/site/site';
import { postFrom } from '@harbour-haul/testing/call-from';
import { countTo } from '@harbour-haul/testing/count-to';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { ownProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

let product: LocalProduct;
beforeAll(async () => {
  product = await ownProduct({ limits: 'usual', throttles: 'loose' });
});

const AT_ONCE = 8;
/** How often an address may still do something that is begun shortly before its end; chats and messages go from the first to the last. */
const LEFT = 10;

let serial = 0;
const newVisitor = () => `visitor-${++serial}`;

/** What a script can say of where it comes from. */
const forged = () => {
  const address = `198.51.100.${++serial % 250}`;
  return {
    'x-forwarded-for': address,
    'x-viewer-address': address,
    'x-real-ip': address,
    forwarded: `for=${address}`,
    'cloudfront-viewer-address': `${address}:443`,
  };
};

const beginChat = (headers: Record<string, string> = {}) =>
  product.call('POST', '/api/chat/sessions', { body: { visitorId: newVisitor() }, headers });

/** Begins a chat from another address of this machine. */
const beginChatFrom = (localAddress: string) =>
  postFrom(product, localAddress, '/api/chat/sessions', { visitorId: newVisitor() });

/** Does it so often, as much at once as functions run at a time. */
async function many<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    const from = results.length;
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => run(from + index));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

describe('a script at one address', () => {
  it('begins no more chats than one may, whatever address it claims and how many it begins at once', async () => {
    const { max } = LIMITS.chats.address;
    const responses = await many(max + 10, () => beginChat(forged()));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(max);
    const [refused] = responses.filter(({ status }) => status !== 201);
    expect([refused?.status, refused?.body.code]).toEqual([429, 'rate_limited']);
    expect(refused?.body.message).toContain(`call us at ${SITE.callbackPhone}`);
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
  });

  it('keeps nobody else out', async () => {
    expect((await beginChat()).status).toBe(429);
    expect((await beginChatFrom('127.0.0.77')).status).toBe(201);
  });

  it('tries no more passwords than an address may, of however many names', async () => {
    const attempt = (index: number) =>
      product.call('POST', '/api/login', {
        body: { username: `name-${index}`, password: 'a wrong password' },
        headers: forged(),
      });
    expect((await attempt(0)).status).toBe(401);
    await countTo(product, 'signIns', LIMITS.signIns.address.max - LEFT);
    const attempts = await many(LEFT + 3, (index) => attempt(index + 1));
    const statuses = attempts.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(LEFT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  it('announces no more photos than an address may, as however many visitors', async () => {
    const announce = () =>
      product.call('POST', '/api/upload-photo', {
        body: { visitorId: newVisitor(), filename: 'a.jpg', contentType: 'image/jpeg', size: 4_000 },
        headers: forged(),
      });
    expect((await announce()).status).toBe(201);
    await countTo(product, 'photos', LIMITS.photos.address.max - LEFT);
    const statuses = (await many(LEFT + 5, announce)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(LEFT);
    expect((await announce()).status).toBe(429);
  });

  it('says no more by sockets and calls together than an address may', async () => {
    const { max } = LIMITS.messages.address;
    const { body: chat, visitor } = await beginChatFrom('127.0.0.78');
    const [id, visitorId] = [String(chat.id), String(chat.visitorId)];
    const cookies = { '__Host-visitor': visitor };
    const weight = { sender: 'user', content: 'x'.repeat(3_900) };
    const post = () =>
      product.call('POST', `/api/chat/sessions/${id}/messages`, {
        body: weight,
        cookies,
        headers: forged(),
      });
    let refused = await post();
    let accepted = 0;
    while (refused.status !== 429 || /a lot at once/.test(String(refused.body.message))) {
      if (refused.status === 201) accepted += 1;
      const some = await many(20, post);
      accepted += some.filter(({ status }) => status === 201).length;
      refused = await post();
    }
    // Each counts as two.
    expect(accepted).toBeLessThanOrEqual(max / 2);
    expect(refused.body.message).toContain(SITE.callbackPhone);

    const socket = await liveSockets(product).asVisitor(visitorId, id, cookies);
    socket.socket.send(
      JSON.stringify({ type: 'visitor_message', content: 'One more', clientMessageId: 'a' }),
    );
    expect(await socket.until('error')).toMatchObject({
      code: 'rate_limited',
      clientMessageId: 'a',
      message: refused.body.message,
    });
    socket.socket.close();
  });

  it('cancels and keeps a request no more often than an address may send one', async () => {
    const visitorId = newVisitor();
    const form = {
      name: 'Jane Roe',
      phone: '902-555-0148',
      address: '12 Oak St, Dartmouth',
      junkType: 'yard',
    };
    const preferredDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const sent = await product.call('POST', '/api/leads', {
      body: { ...form, visitorId, preferredDate, source: 'form' },
    });
    const path = `/api/leads/${String(sent.body.id)}/request-link`;
    const { body: link } = await product.call('POST', path, { cookies: sent.cookies });
    const headers = { ...forged(), 'x-request-token': String(link.token) };
    const call = (what: 'keep' | 'cancel') => product.call('POST', `/api/request/${what}`, { headers });
    // Two more of thousands a day.
    await countTo(product, 'submissions', LIMITS.submissions.address.max - 2);
    for (const what of ['keep', 'cancel'] as const) expect((await call(what)).status).toBe(200);
    for (const what of ['keep', 'cancel'] as const) {
      const refused = await call(what);
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    }
    expect((await product.call('GET', '/api/request', { headers })).status).toBe(200);
  });
});
